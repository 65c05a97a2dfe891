import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, useEffect, useRef, type ChangeEvent } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { TextInput } from '../forms/TextInput.tsx';
import { usePause } from '../grid/usePause.ts';
import { Popover } from '../overlay/Popover.ts';
import type { Filter } from './filter.ts';
import { endOf, isOn, isReversed, rangeChange, rangeOf, type Ends, type Range } from './filterValues.ts';
import { useFilters } from './useFilters.ts';

/** Pill for a range of numbers or days; both ends are inclusive and optional. */
export const RangePill = ({ filter }: { filter: Extract<Filter, { range: unknown }> }) => {
  const { field, label, range: kind } = filter;
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
        on={isOn(filterValues, filter)}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
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
            onChange={(next) =>
              later(() => {
                if (next) change(rangeChange(field, next));
              })
            }
          />
        </Box>
      </Popover>
    </>
  );
};

/** Range in words, in the reader's language. */
const useWords = (kind: 'number' | 'date', range: Range): string => {
  const t = useT();
  const { day, number } = useFormat();
  const inWords = (end: string) => end && (kind === 'date' ? day(end) : number(Number(end)));
  const [from, to] = [inWords(range.from), inWords(range.to)];
  if (from && to) return t('filter.between', { from, to });
  if (from) return t('filter.atLeast', { from });
  return to ? t('filter.atMost', { to }) : t('filter.any');
};

type Typed = { text: string; half?: boolean };

type RangeFieldsProps = { kind: 'number' | 'date'; range: Range; onChange: (range: Ends | null) => void };

/**
 * Fields 'From' and 'To' of a range, applied while typing. Invalid or reversed values show a problem, and the previous
 * range stays.
 */
const RangeFields = ({ kind, range, onChange }: RangeFieldsProps) => {
  const t = useT();
  const { digits, language } = useFormat();
  const [typed, setTyped] = useState<Record<keyof Range, Typed>>(() => {
    const shown = (text: string): Typed => ({ text: kind === 'number' && text !== '' ? digits(Number(text)) : text });
    return { from: shown(range.from), to: shown(range.to) };
  });
  const first = useRef<HTMLInputElement>(null);
  const read = (all: typeof typed) => {
    const end = ({ text, half }: Typed) => (half ? null : endOf(kind, text, language));
    return { from: end(all.from), to: end(all.to) };
  };
  const ends = read(typed);
  const reversed = isReversed(ends);
  // Not autoFocus: the popover's focus trap would undo it in React's strict mode.
  useEffect(() => first.current?.focus(), []);
  const type = (next: typeof typed) => {
    setTyped(next);
    const now = read(next);
    onChange(now.from === null || now.to === null || isReversed(now) ? null : now);
  };
  const field = (end: keyof Range) => ({
    label: t(`filter.${end}`),
    required: false,
    ...(kind === 'date' ? { type: kind } : { html: { inputMode: 'decimal' } as const, autoComplete: 'off' }),
    value: typed[end].text,
    problem: ends[end] === null ? t(kind === 'date' ? 'filter.noDay' : 'filter.noNumber') : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A date input with a part missing has an empty value.
      type({ ...typed, [end]: { text: target.value, half: target.validity.badInput } });
    },
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <TextInput {...field('from')} ref={first} />
      <TextInput {...field('to')} />
      <Typography role="alert" variant="caption" sx={{ gridColumn: '1 / -1', color: 'fluent.dangerMain' }}>
        {reversed && t('filter.reversed')}
      </Typography>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" color="primary" disabled={reversed}>
          {t('filter.done')}
        </Button>
        <Button
          onClick={() => {
            type({ from: { text: '' }, to: { text: '' } });
            first.current?.focus();
          }}
        >
          {t('list.reset')}
        </Button>
      </Box>
    </Box>
  );
};

type PillProps = Omit<ButtonProps, 'children'> & {
  label: string;
  /** Chosen values in words. */
  value: string;
  /** True when the filter is set. */
  on: boolean;
};

/**
 * Round button such as 'Role: Admin, Buyer ⌄', tinted when its filter is set. Its default icon says that it opens a
 * menu.
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
