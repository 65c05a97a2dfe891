import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LongText } from '../text/LongText.tsx';

/**
 * Label and value of a record. A `long` one, for long texts, takes a whole line and keeps line breaks. A `wide` one,
 * for names, e-mails and ids, takes a whole line on a phone. A `figure`, for amounts and counts, stands out.
 */
export type Fact = {
  label: string;
  value: ReactNode;
  long?: boolean;
  wide?: boolean;
  figure?: boolean;
};

/**
 * Definition list (`<dl>`) of a record's labels and values, in columns where there is room. A very long text is cut
 * ({@link LongText}).
 */
export const KeyFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={listStyle}>
    {facts.map(({ label, value, long, wide, figure }) => (
      <Box key={label} sx={long ? longStyle : wide ? wideStyle : figure ? figureStyle : factStyle}>
        <dt>{label}</dt>
        <dd>{typeof value === 'string' ? <LongText>{value}</LongText> : value}</dd>
      </Box>
    ))}
  </Box>
);

const listStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    sm: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  },
  columnGap: 3,
  rowGap: 2.5,
  m: 0,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, mt: '2px', overflowWrap: 'anywhere' },
  // Details show names and addresses in full.
  '& dd .MuiTypography-noWrap': { whiteSpace: 'normal' },
} as const;
const factStyle = { minWidth: 0 } as const;
const figureStyle = { ...factStyle, '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' } } as const;
const wideStyle = { ...factStyle, gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;
const longStyle = { ...factStyle, gridColumn: '1 / -1', '& dd': { whiteSpace: 'pre-line' } } as const;
