import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { TextInput } from '../forms/TextInput.tsx';
import { isReversed, type Range } from './filterValues.ts';

type RangeFieldsProps = { kind: 'number' | 'date'; range: Range; onChange: (range: Range | null) => void };

/** 'From' and 'To' of a range that is applied as it is typed; one the wrong way round is said, and not applied. */
export const RangeFields = ({ kind, range, onChange }: RangeFieldsProps) => {
  const t = useT();
  const [typed, setTyped] = useState(range);
  const first = useRef<HTMLInputElement>(null);
  const reversed = isReversed(kind, typed);
  // An effect and not autoFocus: the popover's own focus trap would take that back under React's strict mode.
  useEffect(() => {
    first.current?.focus();
  }, []);
  const type = (next: Range) => {
    setTyped(next);
    onChange(isReversed(kind, next) ? null : next);
  };
  const edge = { type: kind, required: false } as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <TextInput
        label={t('filter.from')}
        {...edge}
        ref={first}
        value={typed.from}
        onChange={({ target }) => type({ ...typed, from: target.value })}
      />
      <TextInput
        label={t('filter.to')}
        {...edge}
        value={typed.to}
        onChange={({ target }) => type({ ...typed, to: target.value })}
      />
      <Typography role="alert" variant="caption" sx={{ gridColumn: '1 / -1', color: 'fluent.dangerMain' }}>
        {reversed && t('filter.reversed')}
      </Typography>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1 }}>
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
