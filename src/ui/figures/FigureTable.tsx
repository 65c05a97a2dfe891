import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';

type FigureTableProps = {
  label: string;
  headings: readonly string[];
  rows: readonly Row[];
  total?: Row;
};

type Row = readonly ReactNode[];

/**
 * Small table of numbers, with `total` as a row of sums below the others. The first cell of each row is its name; the
 * others are mostly formatted numbers, aligned at the end of their column.
 */
export const FigureTable = ({ label, headings, rows, total }: FigureTableProps) => (
  <Box component="table" aria-label={label} sx={tableStyle}>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, place) => (
        <Line key={place} row={row} />
      ))}
    </tbody>
    {total && (
      <tfoot>
        <Line row={total} />
      </tfoot>
    )}
  </Box>
);

const Line = ({ row: [name, ...values] }: { row: Row }) => (
  <tr>
    <th scope="row" dir="auto">
      {name}
    </th>
    {values.map((value, column) => (
      <td key={column}>{value}</td>
    ))}
  </tr>
);

/** Button 'Show as table' that shows and hides `children`: a table with the numbers of the charts above it. */
export const AsTable = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="text"
        aria-expanded={isOpen}
        endIcon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -1 }}
      >
        {t('figures.asTable')}
      </Button>
      {isOpen && children}
    </div>
  );
};

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1, py: 0.75, textAlign: 'end', borderBottom: '1px solid var(--mui-palette-divider)' },
  '& th:first-of-type': { textAlign: 'start', pl: 0, overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { fontWeight: 400 },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
} as const;
