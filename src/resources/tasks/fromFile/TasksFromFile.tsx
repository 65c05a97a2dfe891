import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
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
import { addresses } from '#product.ts';
import { useServices } from '#services/ServicesContext.ts';
import { ImageField } from '#ui/pictures/ImageField.tsx';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { SheetContents, SheetDialog, SheetSum, type SheetDialogProps } from '#ui/sheet/SheetDialog.tsx';
import { SheetText } from '#ui/sheet/SheetText.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { FileRemarks } from './FileRemarks.tsx';
import { TasksPreview } from './TasksPreview.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import { useFileDraft } from './useFileDraft.ts';
import { usePostTasks } from './usePostTasks.ts';
import { useTaskRows } from './useTaskRows.ts';

/** The dialog that posts many tasks from a CSV text: it shows each row's task or problems, and the sum of the costs. */
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
  const draft = useFileDraft();
  const read = useDeferredValue(draft.text);
  const tasks = useTaskRows(read, draft.picture);
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
    draft.write(text);
  };
  const choose = useEventCallback((row: (typeof rows)[number], chosen: boolean) => {
    setRefusal(undefined);
    tasks.choose([row], chosen);
  });
  const post = async () => {
    if (busy || uploading || read !== draft.text) return;
    if (isTooMuch) {
      // Coins may have been bought in another tab, but a disabled button must not post.
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
          hint={t('tasksFile.hint')}
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
            value={draft.picture}
            onChange={(address) => {
              setRefusal(undefined);
              draft.choosePicture(address);
            }}
            upload={images.upload}
            onBusy={setUploading}
          />
        )}
        <div>
          <FileRemarks text={read} tasks={tasks} />
          {rows.length > 0 && <TasksPreview rows={rows} isChosen={tasks.isChosen} onChoose={choose} />}
        </div>
      </SheetContents>
      <SheetSum
        sum={
          toPost.length === 0
            ? rows.length > 0 && t('tasksFile.nothing')
            : t('tasksFile.sum', {
                smart_count: toPost.length,
                count: whole(toPost.length),
                cost: worth(cost),
                balance: worth(balance),
              })
        }
      >
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
      </SheetSum>
      <DialogActions>
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
      </DialogActions>
    </>
  );
};

const linkStyle = { verticalAlign: 'baseline', minHeight: 24, my: '-2px' } as const;
/** The look of a disabled button that stays focusable, so that its reason is read out. */
const refusedStyle = {
  '&&': { bgcolor: fluent('surfaceDisabled'), color: fluent('textDisabled'), cursor: 'default' },
} as const;
