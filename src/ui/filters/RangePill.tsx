import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { PopoverActions } from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { preloadable } from '#loading/preloadable.ts';
import { usePause } from '../grid/usePause.ts';
import { Late } from '../loading/Late.tsx';
import { Popover } from '../overlay/Popover.ts';
import type { FilterPill } from './filterPill.ts';
import { isOn, rangeChange, rangeOf, type Range } from './filterValues.ts';
import { useFilters } from './useFilters.ts';

/** Fields of the pill's dialog; their code, with the calendar's, is loaded when a dialog is first opened. */
const RangeFields = preloadable(async () => (await import('./RangeFields.tsx')).RangeFields);

/** Pill that opens a dialog with the ends of a range of numbers or days. Both ends are inclusive and optional. */
export const RangePill = ({ filter }: { filter: Extract<FilterPill, { range: unknown }> }) => {
  const { field, label, range: kind } = filter;
  const id = useId();
  const { filterValues, change } = useFilters();
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const { later, now } = usePause();
  const range = rangeOf(filterValues, field, kind);
  const words = useWords(kind, range);
  const open = anchorEl !== null;
  const popover = useRef<PopoverActions>(null);
  const close = () => {
    now();
    setAnchor(null);
  };
  return (
    <>
      <Pill
        label={label}
        value={words}
        on={isOn(filterValues, filter)}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={open}
        action={popover}
        anchorEl={() => shownFor(anchorEl)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: kind === 'date' ? daysStyle : numbersStyle } }}
      >
        <Typography variant="subtitle2" component="h2" sx={{ mb: 1.5 }}>
          {label}
        </Typography>
        <Late fallback={<Skeleton variant="rounded" height={kind === 'date' ? 190 : 140} />}>
          <RangeFields
            kind={kind}
            range={range}
            pill={anchorEl}
            onMoved={() => popover.current?.updatePosition()}
            onDone={close}
            onChange={(next) =>
              later(() => {
                if (next) change(rangeChange(field, next));
              })
            }
          />
        </Late>
      </Popover>
    </>
  );
};

/** The pill, or while the pills are folded, the button that unfolds them. */
const shownFor = (pill: HTMLElement | null): HTMLElement | null => {
  if (!pill || pill.getClientRects().length > 0) return pill;
  const group = pill.closest('[role="group"]');
  return (group && document.querySelector<HTMLElement>(`[aria-controls="${group.id}"]`)) ?? pill;
};

/** Style of the dialog for a range of numbers. */
const numbersStyle = { mt: 0.5, p: 2, width: 320 } as const;
/** Style of the dialog for a range of days: it is wider except on phones, for two fields beside each other. */
const daysStyle = { ...numbersStyle, width: { xs: 320, sm: 448 } } as const;

/** Hook that returns a range as a text in the reader's language, for the pill. */
const useWords = (kind: 'number' | 'date', range: Range): string => {
  const t = useT();
  const { day, number } = useFormat();
  const inWords = (end: string) => end && (kind === 'date' ? day(end) : number(Number(end)));
  const [from, to] = [inWords(range.from), inWords(range.to)];
  if (from && to) return t('filter.between', { from, to });
  if (from) return t('filter.atLeast', { from });
  return to ? t('filter.atMost', { to }) : t('filter.any');
};

type PillProps = Omit<ButtonProps, 'children'> & {
  label: string;
  /** Chosen values in words. */
  value: string;
  /** True when the filter is set. */
  on: boolean;
};

/**
 * Round button such as 'Role: Admin, Buyer ⌄', tinted when its filter is set. Its default icon shows that the button
 * opens a menu.
 */
export const Pill = ({ label, value, on, ...rest }: PillProps) => (
  <Button endIcon={<ChevronDownRegular />} {...rest} sx={on ? onStyle : style}>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {label}: <b>{value}</b>
    </Box>
  </Button>
);

const style = {
  flex: 'none',
  minWidth: 0,
  maxWidth: 'min(420px, 100%)',
  height: 32,
  borderRadius: '9999px',
  fontWeight: 400,
  '& b': { fontWeight: 600 },
  '& .MuiButton-endIcon': { ml: 0.5, mr: 0 },
  '&& .MuiButton-endIcon > *': { fontSize: 16 },
  '&&.Mui-focusVisible': { borderRadius: '9999px' },
} as const;

const onStyle = {
  ...style,
  '&, &:hover, &:active': {
    bgcolor: 'fluent.brandTint',
    borderColor: 'fluent.brandText',
    color: 'fluent.brandText',
  },
  '&:hover': { bgcolor: 'fluent.brandTintHover', color: 'fluent.brandTextHover' },
} as const;
