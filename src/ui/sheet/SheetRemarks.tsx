import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '../messages/MessageBar.tsx';
import { MOST_CHARACTERS, type SheetContent, type SheetProblem } from './readSheet.ts';

type SheetRemarksProps = {
  text: string;
  file: Omit<SheetContent<never>, 'rows'> & { rows: readonly unknown[] };
  /** Number of rows that will be processed. */
  ready: number;
  children: ReactNode;
};

/** Remarks on the file as a whole, above its rows; `children` are those of its kind of file. */
export const SheetRemarks = ({ text, file: { rows, problem }, ready, children }: SheetRemarksProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const problemText = useProblemText();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { mb: 0 } }}>
      {problem && <MessageBar tone="failure">{problemText(problem)}</MessageBar>}
      {text.trim() !== '' && !problem && rows.length === 0 && <MessageBar tone="info">{t('sheet.noRows')}</MessageBar>}
      {children}
      {ready > 0 && ready < rows.length && (
        <Typography sx={{ fontWeight: 600 }}>
          {t('sheet.counts', { ready: whole(ready), all: whole(rows.length) })}
        </Typography>
      )}
    </Box>
  );
};

const useProblemText = () => {
  const t = useT();
  const { coins: whole } = useFormat();
  return (problem: SheetProblem): string => {
    switch (problem.key) {
      case 'tooLong':
        return t('sheet.tooLong', { most: whole(MOST_CHARACTERS) });
      case 'tooMany':
        return t('sheet.tooMany', { count: whole(problem.count), most: whole(problem.most) });
      case 'badQuotes':
        return t('sheet.badQuotes', { row: problem.row });
      case 'missing':
      case 'doubled': {
        const { columns } = problem;
        return t(`sheet.${problem.key}`, { smart_count: columns.length, columns: columns.join(', ') });
      }
    }
  };
};
