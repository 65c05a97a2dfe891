import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { Figures } from './createDataProvider.ts';

/** The admin's four figures (AH-1). Remembered, refreshed and asked again after a write like the lists are. */
export const useAdminInfo = () => {
  const { getAdminInfo } = useDataProvider<DataProvider & Figures>();
  return useQuery({ queryKey: ['adminInfo', 'getFigures'], queryFn: () => getAdminInfo() });
};
