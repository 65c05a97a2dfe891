import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { daySpans } from '#domain/daySpans.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { DateField } from '../forms/DateField.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import { useToday } from '../page/useToday.ts';
import { endOf, isReversed, type Ends, type Range } from './filterValues.ts';

type RangeFieldsProps = {
  kind: 'number' | 'date';
  range: Range;
  onChange: (range: Ends | null) => void;
  onDone: () => void;
  pill: HTMLElement | null;
  onMoved: () => void;
};

const spans = ['today', 'thisWeek', 'thisMonth', 'lastMonth'] as const;

/**
 * Form with the fields 'From' and 'To' of a range filter, applied while the user types. For days it has calendars, and
 * buttons for spans such as the current month. Invalid or reversed values show a problem, and the previous range stays:
 * `onChange` gets null then. `onDone` closes the dialog around the fields; `onMoved` is called when the `pill` that
 * opened it has moved.
 */
export const RangeFields = ({ kind, range, onChange, onDone, pill, onMoved }: RangeFieldsProps) => {
  const t = useT();
  const { digits, language } = useFormat();
  const today = useToday();
  const [typed, setTyped] = useState<Range>(() => {
    const shown = (text: string) => (kind === 'number' && text !== '' ? digits(Number(text)) : text);
    return { from: shown(range.from), to: shown(range.to) };
  });
  const first = useRef<HTMLInputElement>(null);
  const read = (all: Range) => ({ from: endOf(kind, all.from, language), to: endOf(kind, all.to, language) });
  const ends = read(typed);
  const reversed = isReversed(ends);
  // Not autoFocus: the popover's focus trap would undo it in React's strict mode.
  useEffect(() => first.current?.focus(), []);
  const hearMoved = useEffectEvent(onMoved);
  useEffect(() => (pill ? watchPlace(pill, () => hearMoved()) : undefined), [pill]);
  const type = (next: Range) => {
    setTyped(next);
    const now = read(next);
    onChange(now.from === null || now.to === null || isReversed(now) ? null : now);
  };
  const field = (end: keyof Range) => ({
    label: t(`filter.${end}`),
    value: typed[end],
    problem: ends[end] === null ? t(kind === 'date' ? 'filter.noDay' : 'filter.noNumber') : undefined,
  });
  const typeEnd = (end: keyof Range) => (text: string) => type({ ...typed, [end]: text });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      sx={kind === 'date' ? daysStyle : style}
    >
      {kind === 'date' && (
        <Box role="group" aria-label={t('filter.spans')} sx={lineStyle}>
          {spans.map((span) => (
            <Button
              key={span}
              onClick={() => {
                type(daySpans[span](today));
                onDone();
              }}
              sx={{ borderRadius: '9999px' }}
            >
              {t(`filter.span.${span}`)}
            </Button>
          ))}
        </Box>
      )}
      {ENDS.map((end) =>
        kind === 'date' ? (
          <DateField
            key={end}
            {...field(end)}
            {...(end === 'from' && { ref: first })}
            hint={t('filter.dayHint')}
            onChange={typeEnd(end)}
          />
        ) : (
          <NumberField
            key={end}
            {...field(end)}
            {...(end === 'from' && { ref: first })}
            onChange={({ target }) => typeEnd(end)(target.value)}
          />
        ),
      )}
      <Typography role="alert" variant="caption" sx={{ gridColumn: '1 / -1', color: 'fluent.dangerMain' }}>
        {reversed && t('filter.reversed')}
      </Typography>
      <Box sx={buttonsStyle}>
        <Button type="submit" variant="contained" color="primary" disabled={reversed}>
          {t('filter.done')}
        </Button>
        <Button
          onClick={() => {
            type({ from: '', to: '' });
            first.current?.focus();
          }}
        >
          {t('list.reset')}
        </Button>
      </Box>
    </Box>
  );
};

const ENDS = ['from', 'to'] as const;

const style = { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 1.5 } as const;
/** Style with room for a day and its calendar button; one field below the other on a phone. */
const daysStyle = { ...style, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const lineStyle = { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
const buttonsStyle = { ...lineStyle, '& > button': { flex: 1 } } as const;

/**
 * Calls `moved` when something beside or around an element changes its size, which may move the element. Returns a
 * function that stops watching.
 */
const watchPlace = (element: Element, moved: () => void): (() => void) => {
  const watcher = new ResizeObserver(moved);
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    for (const child of parent.children) watcher.observe(child);
  return () => watcher.disconnect();
};
