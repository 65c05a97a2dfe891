import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import type { Column } from './column.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { RowCard } from './RowCard.tsx';
import { SortChooser } from './SortChooser.tsx';
import { useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';

type RowCardsProps<R extends RaRecord> = {
  label: string;
  columns: readonly Column<R>[];
  selectable: boolean;
  onOpen?: ((row: R) => void) | undefined;
};

/** The grid's columns as cards, for windows that are too narrow for a grid. */
export const RowCards = <R extends RaRecord>({ label, columns, selectable, onOpen }: RowCardsProps<R>) => {
  const { data, isPending } = useList();
  const { hidden } = useGridPreferences();
  // A card without its heading would say nothing of whom it is about.
  const shown = columns.filter(({ field, card }) => card === 'heading' || !hidden.includes(field));
  if (isPending) return <CardSkeletons />;
  return (
    <>
      <SortChooser columns={columns} />
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(data as readonly R[] | undefined)?.map((row, place) => (
          <RowCard key={row.id} place={place} row={row} columns={shown} selectable={selectable} onOpen={onOpen} />
        ))}
      </Box>
    </>
  );
};
