import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';

type FigureTableProps = {
  label: string;
  headings: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
};

/** A small table of figures: names at the start, numbers at the end of their columns. */
export const FigureTable = ({ label, headings, rows }: FigureTableProps) => (
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
      {rows.map(([name, ...values], row) => (
        <tr key={row}>
          <th scope="row" dir="auto">
            {name}
          </th>
          {values.map((value, column) => (
            <td key={column}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);

/** The same figures as a chart beside it has, for who would rather read. */
export const FoldedTable = (props: FigureTableProps) => {
  const t = useT();
  return (
    <details>
      <Box component="summary" sx={summaryStyle}>
        <ChevronRightRegular aria-hidden className="Sideways" />
        {t('figures.asTable')}
      </Box>
      <FigureTable {...props} />
    </details>
  );
};

const summaryStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.5,
  cursor: 'pointer',
  listStyle: 'none',
  color: 'primary.main',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { textDecoration: 'underline' },
  'details[open] > & > svg': { transform: 'rotate(90deg)' },
} as const;

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1, py: 0.75, textAlign: 'end', borderBottom: '1px solid var(--mui-palette-divider)' },
  '& th:first-of-type': { textAlign: 'start', pl: 0, overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { fontWeight: 400 },
} as const;
