import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { PlainKey, Translate } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '../dialogs/useConfirm.ts';
import { textOfFile } from '../export/textOfFile.ts';
import { FileButton } from '../forms/FileButton.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { useDroppedFile } from '../forms/useDroppedFile.ts';
import { AlertLine } from '../messages/AlertLine.tsx';
import { MessageBar } from '../messages/MessageBar.tsx';
import { MOST_CHARACTERS, type SheetContent, type SheetProblem } from './readSheet.ts';

type SheetTextProps = {
  label: string;
  /** Instructions above the field. Text in backticks is shown as code: it is to be typed literally. */
  hint: string;
  text: string;
  count: number;
  restored: boolean;
  readOnly?: boolean;
  onText: (text: string) => void;
  /** Content directly before the file button, in the same row. */
  children: ReactNode;
};

/**
 * Field for a CSV text that the user types, pastes or takes from a file. After the text was pasted, loaded or restored,
 * one line with a button to edit it takes the place of the field, to leave room for the table of rows. The field takes
 * the focus when mounted. `count` is the number of rows read from the text; `restored` is true when it is the stored
 * draft of an earlier visit.
 */
export const SheetText = (props: SheetTextProps) => {
  const { label, text, count, restored, onText } = props;
  const t = useT();
  const confirm = useConfirm();
  const [source, setSource] = useState<string | null>(restored ? label : null);
  const mayReplace = async (warning: PlainKey, verb: PlainKey) =>
    text.trim() === '' || (await confirm({ subject: label, warning: t(warning), verb: t(verb) }));

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
      {source !== null && count > 0 ? (
        <Source text={t('sheet.source', { name: source, smart_count: count })} onChange={() => setSource(null)} />
      ) : (
        <Input
          {...props}
          onSource={setSource}
          onFile={async (found, name) => {
            if (!(await mayReplace('sheet.replaceWarning', 'addTask.replace'))) return;
            setSource(name);
            onText(found);
          }}
        />
      )}
    </>
  );
};

/** Line that says where the rows come from (a file's name, or the field's label), with a button to edit the text. */
const Source = ({ text, onChange }: { text: string; onChange: () => void }) => {
  const t = useT();
  const id = useId();
  const button = useFocusAtOnce<HTMLButtonElement>();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography id={id} dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button ref={button} aria-describedby={id} onClick={onChange} sx={{ flex: 'none' }}>
        {t('sheet.change')}
      </Button>
    </Box>
  );
};

type InputProps = SheetTextProps & {
  /** Handler called with the field's label when a whole text is pasted, and with null when the user types. */
  onSource: (name: string | null) => void;
  onFile: (text: string, name: string) => Promise<void>;
};

const Input = ({ label, hint, text, readOnly = false, onText, children, onSource, onFile }: InputProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const [problem, setProblem] = useState<'tooLong' | 'unreadable' | 'emptyFile'>();
  const steps = useId();
  const field = useFocusAtOnce<HTMLInputElement>();

  const take = async (file: File) => {
    // UTF-8 takes up to four bytes a character: a larger file is too long, and is not read.
    const found = file.size > 4 * MOST_CHARACTERS ? null : await textOfFile(file);
    const isLong = found === null ? file.size > 4 * MOST_CHARACTERS : found.length > MOST_CHARACTERS;
    const wrong = isLong ? 'tooLong' : found === null ? 'unreadable' : found.trim() === '' ? 'emptyFile' : undefined;
    setProblem(wrong);
    if (found !== null && !wrong) await onFile(found, file.name);
  };
  useDroppedFile((file) => {
    if (!readOnly) void take(file);
  });
  return (
    <>
      <Typography id={steps} sx={hintStyle}>
        {hint.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))}
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
      {problem && problem !== 'tooLong' && <AlertLine>{t(`sheet.${problem}`)}</AlertLine>}
      <TextArea
        ref={field}
        label={label}
        describedBy={steps}
        rows={5}
        spellCheck={false}
        sx={textStyle}
        readOnly={readOnly}
        value={text}
        onPaste={() => onSource(text.trim() === '' ? label : null)}
        onChange={({ target, nativeEvent }) => {
          if (!isPaste(nativeEvent)) onSource(null);
          onText(target.value);
        }}
      />
    </>
  );
};

const isPaste = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertFromPaste';

/**
 * Hook that returns a ref whose element is focused on mount. It is not autoFocus, because the dialog's focus trap would
 * undo that in React's strict mode.
 */
const useFocusAtOnce = <E extends HTMLElement>() => {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
};

const hintStyle = {
  color: 'fluent.text2',
  overflowWrap: 'anywhere',
  // A fill that shows: a pill that cannot be seen leaves gaps before commas.
  '& code': {
    px: '2px',
    whiteSpace: 'nowrap',
    borderRadius: '4px',
    bgcolor: 'fluent.surface1Selected',
    fontSize: '.8125rem',
  },
} as const;

/** Style without line wrapping: a row of the file is one line of the field. */
const textStyle = {
  '& .MuiInputBase-root textarea': { fontFamily: 'monospace', whiteSpace: 'pre', maxHeight: { xs: 112, sm: 160 } },
  '@media (pointer: fine)': { '& .MuiInputBase-root textarea': { fontSize: '.8125rem' } },
} as const;

type SheetRemarksProps = {
  text: string;
  file: Omit<SheetContent<never>, 'rows'> & { rows: readonly unknown[] };
  /** Number of rows that will be processed. */
  ready: number;
  children: ReactNode;
};

/**
 * Messages about the file as a whole, shown above its rows: why it cannot be read, or how many rows are ready.
 * `children` are further messages for this kind of file.
 */
export const SheetRemarks = ({ text, file: { rows, problem }, ready, children }: SheetRemarksProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { mb: 0 } }}>
      {problem && <MessageBar tone="failure">{problemText(problem, t, whole)}</MessageBar>}
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

const problemText = (problem: SheetProblem, t: Translate, whole: (count: number) => string): string => {
  if (problem.key === 'tooLong') return t('sheet.tooLong', { most: whole(MOST_CHARACTERS) });
  if (problem.key === 'tooMany') return t('sheet.tooMany', { count: whole(problem.count), most: whole(problem.most) });
  if (problem.key === 'badQuotes') return t('sheet.badQuotes', { row: problem.row });
  const { key, columns } = problem;
  return t(`sheet.${key}`, { smart_count: columns.length, columns: columns.join(', ') });
};
