import Box from '@mui/material/Box';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { MOST_CHARACTERS, MOST_TASKS, type FileProblem } from './readTasks.ts';
import type { useTaskRows } from './useTaskRows.ts';

type FileRemarksProps = { text: string; tasks: ReturnType<typeof useTaskRows> };

/** What is to be said of a text as a whole, above its rows. */
export const FileRemarks = ({ text, tasks }: FileRemarksProps) => {
  const t = useT();
  const problemText = useProblemText();
  const { file, rows, wrong, again, choose } = tasks;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { mb: -2 } }}>
      {file.problem && <MessageBar tone="failure">{problemText(file.problem)}</MessageBar>}
      {file.unknown.length > 0 && (
        <MessageBar tone="warning">
          {t('tasksFile.unknown', { smart_count: file.unknown.length, columns: file.unknown.join(', ') })}
        </MessageBar>
      )}
      {text.trim() !== '' && !file.problem && rows.length === 0 && (
        <MessageBar tone="info">{t('tasksFile.noRows')}</MessageBar>
      )}
      {wrong.length > 0 && (
        <MessageBar
          tone="failure"
          action={{
            label: t('tasksFile.leaveOut'),
            onClick: () => {
              choose(wrong, false);
            },
          }}
        >
          {t('tasksFile.wrong', { smart_count: wrong.length })}
        </MessageBar>
      )}
      {again.length > 0 && (
        <MessageBar
          tone="warning"
          action={{
            label: t('tasksFile.postAgain'),
            onClick: () => {
              choose(again, true);
            },
          }}
        >
          {t('tasksFile.again', { smart_count: again.length })}
        </MessageBar>
      )}
    </Box>
  );
};

const useProblemText = () => {
  const t = useT();
  const { coins: whole } = useFormat();
  return (problem: FileProblem): string => {
    switch (problem.key) {
      case 'tooLong':
        return t('tasksFile.tooLong', { most: whole(MOST_CHARACTERS) });
      case 'tooMany':
        return t('tasksFile.tooMany', { count: whole(problem.count), most: whole(MOST_TASKS) });
      case 'badQuotes':
        return t('tasksFile.badQuotes', { row: problem.row });
      case 'missing':
      case 'doubled': {
        const { columns } = problem;
        return t(`tasksFile.${problem.key}`, { smart_count: columns.length, columns: columns.join(', ') });
      }
    }
  };
};
