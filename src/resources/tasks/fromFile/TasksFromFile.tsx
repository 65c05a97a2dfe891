import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import useEventCallback from '@mui/utils/useEventCallback';
import { useDeferredValue, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { balanceOf } from '#authProvider/sessionState.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { dayOf } from '#domain/moments.ts';
import { addresses } from '#product.ts';
import { useServices } from '#services/ServicesContext.ts';
import { saveFile } from '#ui/export/saveFile.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { ImageField } from '#ui/pictures/ImageField.tsx';
import { SheetContents, SheetDialog, SheetFoot, type SheetDialogProps } from '#ui/sheet/SheetDialog.tsx';
import { SheetRemarks, SheetText } from '#ui/sheet/SheetText.tsx';
import { useSheetDraft } from '#ui/sheet/useSheetDraft.ts';
import { disabled } from '#ui/theme/disabled.ts';
import { TasksPreview } from './TasksPreview.tsx';
import { columns, csvOfTasks } from './checkTasks.ts';
import { DRAFT, usePostTasks, useTaskRows } from './useTaskRows.ts';

/**
 * Dialog that posts many tasks from a CSV text. It shows each row's task or problems and the sum of the costs, and
 * posts the chosen rows as a bulk job.
 */
export const TasksFromFile = (props: SheetDialogProps) => {
  const t = useT();
  return (
    <SheetDialog {...props} title={t('myTasks.importTasks')}>
      <Body onClose={props.onClose} />
    </SheetDialog>
  );
};

const Body = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const worth = useWorth();
  const session = useSession();
  const balance = balanceOf(useSessionState());
  const draft = useSheetDraft(DRAFT, csvOfTasks);
  /** Address of the picture for rows that name none. */
  const { picture = '' } = draft.fields;
  const read = useDeferredValue(draft.text);
  const tasks = useTaskRows(read, picture);
  const { rows, toPost, cost } = tasks;
  const isTooMuch = cost > balance;
  const notEnough = useId();
  const postTasks = usePostTasks(draft.drop);
  const [refusal, setRefusal] = useState<PlainKey>();
  const [busy, setBusy] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { images } = useServices();

  const write = (text: string) => {
    setRefusal(undefined);
    draft.keep({ text });
  };
  const choose = useEventCallback((row: (typeof rows)[number], chosen: boolean) => {
    setRefusal(undefined);
    tasks.choose([row], chosen);
  });
  const post = async () => {
    if (busy || uploading || read !== draft.text) return;
    if (isTooMuch) {
      // Only reads the balance again, because coins may have been bought in another tab: a button that looks disabled must
      // not post.
      await session.refresh();
      return;
    }
    if (tasks.haveEnded()) {
      setRefusal('tasksFile.datePast');
      return;
    }
    setRefusal(undefined);
    setBusy(true);
    const failure = await postTasks(toPost, tasks.rest);
    setBusy(false);
    if (failure === null) onClose();
    else if (failure) setRefusal(failure);
  };
  return (
    <>
      <SheetContents>
        <SheetText
          label={t('tasksFile.text')}
          hint={`${t('tasksFile.hint')} ${t('tasksFile.columns', { columns: COLUMNS })}`}
          text={draft.text}
          count={rows.length}
          restored={draft.restored}
          readOnly={busy}
          onText={write}
        >
          <TemplateButton />
        </SheetText>
        {(tasks.needPicture || uploading) && (
          <ImageField
            label={t('tasksFile.picture')}
            hint={t('tasksFile.pictureHint')}
            value={picture}
            onChange={(address) => {
              setRefusal(undefined);
              draft.keep({ picture: address });
            }}
            upload={images.upload}
            onBusy={setUploading}
          />
        )}
        <Box sx={rowsStyle}>
          <FileRemarks text={read} tasks={tasks} />
          {rows.length > 0 && <TasksPreview rows={rows} isChosen={tasks.isChosen} onChoose={choose} />}
        </Box>
      </SheetContents>
      <SheetFoot
        sum={
          toPost.length === 0
            ? t(draft.text.trim() === '' ? 'tasksFile.empty' : 'tasksFile.nothing')
            : t('tasksFile.sum', {
                smart_count: toPost.length,
                count: whole(toPost.length),
                cost: worth(cost),
                balance: worth(balance),
              })
        }
        remarks={
          <>
            {isTooMuch && (
              <div id={notEnough}>
                <AlertLine>
                  {t('addTask.notEnough')}{' '}
                  <Link component={RouterLink} to={addresses.purchaseCoin} underline="always" sx={linkStyle}>
                    {t('addTask.purchase')}
                  </Link>
                </AlertLine>
              </div>
            )}
            {refusal && <AlertLine>{t(refusal)}</AlertLine>}
          </>
        }
      >
        <Button
          variant="contained"
          color="primary"
          disabled={toPost.length === 0 || uploading}
          aria-disabled={busy || isTooMuch}
          aria-describedby={isTooMuch ? notEnough : undefined}
          onClick={() => void post()}
          sx={isTooMuch ? refusedStyle : undefined}
        >
          {toPost.length === 0
            ? t('bulk.work.postTasks.title')
            : t('tasksFile.submit', { smart_count: toPost.length, count: whole(toPost.length) })}
        </Button>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </SheetFoot>
    </>
  );
};

/** Names of the columns, marked as code for the hint. */
const COLUMNS = columns.map((name) => `\`${name}\``).join(', ');

/** Style of messages and rows: without either, they leave no gap. */
const rowsStyle = { '&:has(> [role="status"]:only-child:empty)': { mt: -2 } } as const;
const linkStyle = { verticalAlign: 'baseline', minHeight: 24, my: '-2px' } as const;
/** Style of a button that looks disabled but stays focusable, so that screen readers can read the reason. */
const refusedStyle = {
  '&&': { ...disabled, cursor: 'default' },
} as const;

/**
 * Messages about the text as a whole: unknown columns, and tasks that were posted before, with a button to post them
 * again.
 */
const FileRemarks = ({ text, tasks }: { text: string; tasks: ReturnType<typeof useTaskRows> }) => {
  const t = useT();
  const { file, toPost, again, choose } = tasks;
  return (
    <SheetRemarks text={text} file={file} ready={toPost.length}>
      {file.unknown.length > 0 && (
        <MessageBar tone="warning">
          {t('tasksFile.unknown', { smart_count: file.unknown.length, columns: file.unknown.join(', ') })}
        </MessageBar>
      )}
      {again.length > 0 && (
        <MessageBar
          tone="warning"
          action={{
            label: t('tasksFile.postAgain'),
            onClick: () => choose(again, true),
          }}
        >
          {t('tasksFile.again', { smart_count: again.length })}
        </MessageBar>
      )}
    </SheetRemarks>
  );
};

const DAYS = 30 * 86_400_000;

/** Button that saves a CSV file to start from: the headings, and one row as an example. */
const TemplateButton = () => {
  const t = useT();
  const example = () => ({
    taskTitle: t('tasksFile.example.title'),
    taskDetail: t('tasksFile.example.detail'),
    requiredWorkers: 10,
    payableAmount: 5,
    completionDate: dayOf(new Date(Date.now() + DAYS)),
    submissionInfo: t('tasksFile.example.info'),
  });
  return (
    <Button onClick={() => saveFile('tasks-template.csv', csvOfTasks([example()]))}>{t('tasksFile.template')}</Button>
  );
};
