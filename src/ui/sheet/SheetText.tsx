import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { PlainKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '../dialogs/useConfirm.ts';
import { textOfFile } from '../export/textOfFile.ts';
import { FileButton } from '../forms/FileButton.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { AlertLine } from '../messages/AlertLine.tsx';
import { MessageBar } from '../messages/MessageBar.tsx';
import { MOST_CHARACTERS } from './readSheet.ts';

type SheetTextProps = {
  label: string;
  /** What to do, step by step. */
  hint: string;
  text: string;
  /** It is an earlier visit's. */
  restored: boolean;
  readOnly?: boolean;
  onText: (text: string) => void;
  /** Before the file's button: what to begin with. */
  children: ReactNode;
};

/**
 * What to do, and a CSV text, wherever it comes from: the keyboard, a file, an earlier visit. It has the focus as soon as it is
 * there.
 */
export const SheetText = ({ label, hint, text, restored, readOnly = false, onText, children }: SheetTextProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const confirm = useConfirm();
  const [problem, setProblem] = useState<'tooLong' | 'unreadable'>();
  const steps = useId();
  const field = useRef<HTMLInputElement>(null);
  // An effect and not autoFocus: the dialog's own focus trap would take that back under React's strict mode.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const mayReplace = async (warning: PlainKey, verb: PlainKey) =>
    text.trim() === '' || (await confirm({ subject: label, warning: t(warning), verb: t(verb) }));

  const take = async (file: File) => {
    // In UTF-8 a character takes four bytes at most: what is longer need not be read.
    const found = file.size > 4 * MOST_CHARACTERS ? null : await textOfFile(file);
    const isLong = found === null ? file.size > 4 * MOST_CHARACTERS : found.length > MOST_CHARACTERS;
    setProblem(isLong ? 'tooLong' : found === null ? 'unreadable' : undefined);
    if (found !== null && !isLong && (await mayReplace('sheet.replaceWarning', 'addTask.replace'))) onText(found);
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
      <Typography id={steps} sx={{ color: 'fluent.text2', overflowWrap: 'anywhere' }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {children}
        <FileButton
          label={t('sheet.file')}
          button={t('sheet.choose')}
          accept=".csv,.tsv,.txt,text/csv"
          onChoose={(file) => void take(file)}
        />
      </Box>
      {problem === 'tooLong' && <AlertLine>{t('sheet.tooLong', { most: whole(MOST_CHARACTERS) })}</AlertLine>}
      {problem === 'unreadable' && <AlertLine>{t('sheet.unreadable')}</AlertLine>}
      <TextArea
        ref={field}
        label={label}
        describedBy={steps}
        rows={5}
        spellCheck={false}
        sx={{ '& .MuiInputBase-root textarea': { fontFamily: 'monospace', maxHeight: { xs: 112, sm: 160 } } }}
        readOnly={readOnly}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
        }}
      />
    </>
  );
};
