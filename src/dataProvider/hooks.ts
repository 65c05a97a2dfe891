import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { Figures } from './createDataProvider.ts';
import { FRESH } from './wholeLists.ts';

export type FiguresName = keyof Figures;
export type FiguresOf<N extends FiguresName> = Awaited<ReturnType<Figures[N]>>;

/** A home's figures (AH-1, BH-1, WH-1). Remembered, refreshed and asked again after a write like the lists are. */
export const useFigures = <N extends FiguresName>(name: N) => {
  const provider = useDataProvider<DataProvider & Figures>();
  return useQuery({
    queryKey: [name, 'getFigures'],
    queryFn: () => provider[name]() as Promise<FiguresOf<N>>,
    staleTime: FRESH,
  });
};
