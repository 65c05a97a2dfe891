import Box from '@mui/material/Box';
import { memo, useDeferredValue } from 'react';
import type { RaRecord } from 'react-admin';
import { useDetails } from '../panel/useDetails.ts';
import type { Column } from './column.ts';
import { cardsStyle, RowCard } from './RowCard.tsx';
import { useFocusOnCard } from './useFocusOnCard.ts';
import { useList } from './useList.ts';

export type RowCardsProps<R extends RaRecord> = {
  label: string;
  columns: readonly Column<R>[];
  /** True to give each row a checkbox. */
  selectable: boolean;
  /** Handler that opens a row's details, called at a press on the row's heading. */
  onOpen?: ((row: R) => void) | undefined;
};

/** Rows of the surrounding list as cards. */
export const RowCards = <R extends RaRecord>({ label, columns, selectable, onOpen }: RowCardsProps<R>) => {
  const { data } = useList();
  const details = useDetails().id;
  const focus = useFocusOnCard();
  // Deferred, because a page of cards is slow to render: those in sight come first.
  const whole = useDeferredValue(true, false);
  return (
    <Box component="ul" aria-label={label} sx={cardsStyle} {...focus}>
      {(data as readonly R[] | undefined)?.slice(0, whole ? undefined : IN_SIGHT).map((row, place) => (
        <StillCard key={row.id} open={details === String(row.id)} {...{ place, row, columns, selectable, onOpen }} />
      ))}
    </Box>
  );
};

/** Memoized card, so that the first cards, rendered earlier, are not rendered again with the rest of the page. */
const StillCard = memo(RowCard) as typeof RowCard;

/** Number of cards that fill a phone's window, so that content below is not pushed out of it later. */
const IN_SIGHT = 8;
