import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Link from '@mui/material/Link';
import useEventCallback from '@mui/utils/useEventCallback';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import type { PlainKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses } from '#product.ts';
import { useServices } from '#services/ServicesContext.tsx';
import { ImageField } from '#ui/forms/ImageField.tsx';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { SheetContents, SheetDialog, SheetSum, type SheetDialogProps } from '#ui/sheet/SheetDialog.tsx';
import { SheetText } from '#ui/sheet/SheetText.tsx';
import { FileRemarks } from './FileRemarks.tsx';
import { columns } from './readTasks.ts';
import { TasksPreview } from './TasksPreview.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import { useFileDraft } from './useFileDraft.ts';
import { usePostTasks } from './usePostTasks.ts';
import { useTaskRows } from './useTaskRows.ts';

/** Many tasks from a CSV text: what each row would become, why it cannot, what all cost, and one press that posts them. */
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
  const balance = useSessionState().record?.coin ?? 0;
  const draft = useFileDraft();
  const read = useDeferredValue(draft.text);
  const tasks = useTaskRows(read, draft.picture);
  const { rows, toPost, cost } = tasks;
  const postTasks = usePostTasks();
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
    setRefusal(cost > balance ? 'addTask.notEnough' : undefined);
    if (cost > balance) return;
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
          hint={t('tasksFile.hint', { columns: columns.map((column) => `\`${column}\``).join(', ') })}
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
            ? t('tasksFile.nothing')
            : t('tasksFile.sum', {
                smart_count: toPost.length,
                count: whole(toPost.length),
                cost: worth(cost),
                balance: worth(balance),
              })
        }
        isTooMuch={cost > balance}
        leftOut={rows.length - toPost.length}
      >
        {refusal && <AlertLine>{t(refusal)}</AlertLine>}
        {refusal === 'addTask.notEnough' && (
          <Link component={RouterLink} to={addresses.purchaseCoin} sx={{ justifySelf: 'start', minHeight: 24 }}>
            {t('addTask.purchase')}
          </Link>
        )}
      </SheetSum>
      <DialogActions>
        <Button
          variant="contained"
          color="primary"
          disabled={toPost.length === 0 || uploading}
          aria-disabled={busy}
          onClick={() => void post()}
        >
          {toPost.length === 0
            ? t('tasksFile.post')
            : t('tasksFile.submit', { smart_count: toPost.length, count: whole(toPost.length) })}
        </Button>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </>
  );
};
