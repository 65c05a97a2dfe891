import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { tones } from '#ui/messages/tones.ts';
import { cut } from '#ui/text/cut.ts';
import { fluent } from '#ui/theme/tokens.ts';

type OutcomeViewProps = {
  /** Command in words, as the panel's heading: 'Delete users'. */
  title: string;
  /** Number of rows for each result: 'Deleted: 900, Failed: 100'. */
  summary: string;
  /** Sentence below the summary, such as the number of rows that were not started, or the user's next step. */
  note?: string | undefined;
  /** Kind of outcome, which decides icon and colour. */
  tone: keyof typeof colors;
  /** Rows to list: mostly those that were not done. At most 200 are rendered. */
  rows: readonly OutcomeRow[];
  /** Headings of the columns for result and reason; by default those of a bulk command. */
  headings?: { result: string; reason: string } | undefined;
  /** Buttons beside the summary. */
  actions: ReactNode;
};

const colors = { failure: 'dangerMain', warning: 'warningMain', success: 'successMain' } as const;

/**
 * Panel with the outcome of work on many rows, above a table of the rows that were not done. `note` is a sentence below
 * the summary, `tone` decides icon and colour, `headings` name the columns for result and reason, `actions` are
 * buttons.
 */
export const OutcomeView = ({ title, summary, note, tone, rows, headings, actions }: OutcomeViewProps) => {
  const { Icon } = tones[tone];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1, flex: '1 1 280px', minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', flex: 'none', color: fluent(colors[tone]) }}>
            <Icon fontSize={20} aria-hidden />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography component="h2" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            <Typography>{summary}</Typography>
            {note !== undefined && <Typography>{note}</Typography>}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      </Box>
      {rows.length > 0 && <OutcomeTable label={title} rows={rows} headings={headings} />}
    </>
  );
};

/** Row of the outcome's table, each cell as translated text. */
export type OutcomeRow = { id: string; name: string; result: string; reason: string };

/** Number of rows that the table renders; the downloaded file has them all. */
const MOST = 200;

/** Table of rows, in plain HTML cells: a thousand styled ones would block the page. */
const OutcomeTable = ({ label, rows, headings }: { label: string } & Pick<OutcomeViewProps, 'rows' | 'headings'>) => {
  const t = useT();
  const hidden = rows.length - MOST;
  return (
    // A scrolling region must be reachable by keyboard.
    <Box role="group" aria-label={label} tabIndex={0} sx={scrollerStyle}>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('bulk.column.name')}</th>
            <th scope="col">{headings?.result ?? t('bulk.column.result')}</th>
            <th scope="col">{headings?.reason ?? t('bulk.column.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST).map(({ id, name, result, reason }) => (
            <tr key={id}>
              <th scope="row">{cut(name)}</th>
              <td>{result}</td>
              <td>{cut(reason)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {hidden > 0 && <Typography sx={{ p: 1 }}>{t('bulk.more', { count: hidden })}</Typography>}
    </Box>
  );
};

const scrollerStyle = {
  mt: 1.5,
  maxHeight: 220,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'fluent.stroke2',
  borderRadius: '4px',
  '&:focus-visible': { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: -2 },
} as const;

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', px: { xs: 1, sm: 1.5 }, py: 0.75, overflowWrap: 'anywhere' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    bgcolor: 'fluent.surface2',
    color: 'fluent.text3',
    fontSize: '.75rem',
    fontWeight: 600,
    overflowWrap: 'normal',
  },
  '& tbody th': { fontWeight: 400, width: '30%' },
  '& tbody td:nth-of-type(1)': { whiteSpace: { sm: 'nowrap' }, width: { sm: 120 }, overflowWrap: 'normal' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'fluent.stroke3' },
} as const;
