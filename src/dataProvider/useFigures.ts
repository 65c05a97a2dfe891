import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { Figures } from './createDataProvider.ts';

export type FiguresName = keyof Figures;
export type FiguresOf<N extends FiguresName> = Awaited<ReturnType<Figures[N]>>;

/**
 * Query hook for the totals of a home screen (AH-1, BH-1, WH-1). Like the list below them, they are read at every visit
 * and after a write, but not when the window gets the focus.
 */
export const useFigures = <N extends FiguresName>(name: N) => {
  const provider = useDataProvider<DataProvider & Figures>();
  return useQuery({
    queryKey: [name, 'getFigures'],
    queryFn: () => provider[name]() as Promise<FiguresOf<N>>,
    refetchOnWindowFocus: false,
  });
};
