import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import type { ReactNode } from 'react';
import { fluent } from '../theme/tokens.ts';
import { OutcomeTable, type OutcomeRow } from './OutcomeTable.tsx';

type BulkOutcomeProps = {
  /** The command: 'Delete users'. */
  title: string;
  /** 'Deleted: 900 · Failed: 100'. */
  summary: string;
  note?: string | undefined;
  tone: 'failure' | 'warning' | 'success';
  /** The rows that were not done. */
  rows: readonly OutcomeRow[];
  /** Buttons. */
  actions: ReactNode;
};

const marks = {
  failure: { Icon: ErrorCircleFilled, color: 'dangerMain' },
  warning: { Icon: WarningFilled, color: 'warningMain' },
  success: { Icon: CheckmarkCircleFilled, color: 'successMain' },
} as const;

/** What became of a job that did not go smoothly; it stays until it is closed. */
export const BulkOutcome = ({ title, summary, note, tone, rows, actions }: BulkOutcomeProps) => {
  const { Icon, color } = marks[tone];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1, flex: '1 1 280px', minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', flex: 'none', color: fluent(color) }}>
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
      {rows.length > 0 && <OutcomeTable label={title} rows={rows} />}
    </>
  );
};
