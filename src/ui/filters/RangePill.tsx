import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePause } from '../grid/usePause.ts';
import type { Filter } from './filter.ts';
import { rangeChange, rangeOf, type Range } from './filterValues.ts';
import { Pill } from './Pill.tsx';
import { RangeFields } from './RangeFields.tsx';
import { useFilters } from './useFilters.ts';

type RangePillProps = { filter: Extract<Filter, { range: unknown }> };

/** Lets through rows between two numbers or days, both included; either end may be open. */
export const RangePill = ({ filter: { field, label, range: kind } }: RangePillProps) => {
  const id = useId();
  const { filterValues, change } = useFilters();
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const { later, now } = usePause();
  const range = rangeOf(filterValues, field, kind);
  const words = useWords(kind, range);
  const open = anchorEl !== null;
  const close = () => {
    now();
    setAnchor(null);
  };
  return (
    <>
      <Pill
        label={label}
        value={words}
        on={range.from !== '' || range.to !== ''}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      />
      <Popover
        open={open}
        anchorEl={anchorEl}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { mt: 0.5, p: 2, width: 320 } } }}
      >
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <RangeFields
            kind={kind}
            range={range}
            onChange={(next) => {
              later(() => {
                if (next) change(rangeChange(field, kind, next));
              });
            }}
          />
        </Box>
      </Popover>
    </>
  );
};

/** Both ends as the reader's language writes them. */
const useWords = (kind: 'number' | 'date', range: Range): string => {
  const t = useT();
  const { day, number } = useFormat();
  const inWords = (end: string) => end && (kind === 'date' ? day(end) : number(Number(end)));
  const [from, to] = [inWords(range.from), inWords(range.to)];
  if (from && to) return t('filter.between', { from, to });
  if (from) return t('filter.atLeast', { from });
  return to ? t('filter.atMost', { to }) : t('filter.any');
};
