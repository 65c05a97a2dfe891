import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { dayOf } from '#domain/moments.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { saveFile } from '#ui/export/saveFile.ts';
import { textOfFile } from '#ui/export/textOfFile.ts';
import { FileButton } from '#ui/forms/FileButton.tsx';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { MOST_CHARACTERS } from './readTasks.ts';
import { csvOfTasks, type useFileDraft } from './useFileDraft.ts';

type FileChoiceProps = { draft: ReturnType<typeof useFileDraft>; onText: (text: string) => void };

/** Where the text comes from: a file, an earlier visit, or the template to begin with. */
export const FileChoice = ({ draft: { text, restored }, onText }: FileChoiceProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const confirm = useConfirm();
  const template = useTemplate();
  const [problem, setProblem] = useState<'tooLong' | 'unreadable'>();
  const mayReplace = async (warning: PlainKey, verb: PlainKey) =>
    text.trim() === '' || (await confirm({ subject: t('tasksFile.text'), warning: t(warning), verb: t(verb) }));

  const take = async (file: File) => {
    // In UTF-8 a character takes four bytes at most: what is longer need not be read.
    const found = file.size > 4 * MOST_CHARACTERS ? null : await textOfFile(file);
    const isLong = found === null ? file.size > 4 * MOST_CHARACTERS : found.length > MOST_CHARACTERS;
    setProblem(isLong ? 'tooLong' : found === null ? 'unreadable' : undefined);
    if (found !== null && !isLong && (await mayReplace('tasksFile.replaceWarning', 'addTask.replace'))) onText(found);
  };
  const startOver = async () => {
    if (await mayReplace('addTask.startOverWarning', 'addTask.startOver')) onText('');
  };
  return (
    <>
      {restored && (
        <MessageBar tone="info" action={{ label: t('addTask.startOver'), onClick: () => void startOver() }}>
          {t('addTask.restored')}
        </MessageBar>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton label={t('tasksFile.file')} accept=".csv,.tsv,.txt,text/csv" onChoose={(file) => void take(file)} />
        <Button
          onClick={() => {
            saveFile('tasks-template.csv', template(), 'text/csv');
          }}
        >
          {t('tasksFile.template')}
        </Button>
      </Box>
      {problem === 'tooLong' && <AlertLine>{t('tasksFile.tooLong', { most: whole(MOST_CHARACTERS) })}</AlertLine>}
      {problem === 'unreadable' && <AlertLine>{t('tasksFile.unreadable')}</AlertLine>}
    </>
  );
};

const DAYS = 30 * 86_400_000;

/** The columns, and one row that shows what goes into them. */
const useTemplate = () => {
  const t = useT();
  return () =>
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
};
