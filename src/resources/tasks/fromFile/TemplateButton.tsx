import Button from '@mui/material/Button';
import { dayOf } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';
import { saveFile } from '#ui/export/saveFile.ts';
import { csvOfTasks } from './useFileDraft.ts';

const DAYS = 30 * 86_400_000;

/** The button that saves a file to begin with: the headings, and one row as an example. */
export const TemplateButton = () => {
  const t = useT();
  const template = () =>
    csvOfTasks([
      {
        taskTitle: t('tasksFile.example.title'),
        taskDetail: t('tasksFile.example.detail'),
        requiredWorkers: 10,
        payableAmount: 5,
        completionDate: dayOf(new Date(Date.now() + DAYS)),
        submissionInfo: t('tasksFile.example.info'),
      },
    ]);
  return (
    <Button onClick={() => saveFile('tasks-template.csv', template(), 'text/csv')}>{t('tasksFile.template')}</Button>
  );
};
