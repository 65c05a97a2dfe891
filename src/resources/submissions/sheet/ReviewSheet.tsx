import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { randomKey } from '#domain/randomKey.ts';
import { draftOf, useBulk, type BulkJob } from '#bulk/useBulk.ts';
import { useSay, type Sentence } from '#i18n/sentence.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import type { KeptDraft } from '#ui/forms/useKeptDraft.ts';
import { LoadFailed } from '#ui/grid/LoadFailed.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { SheetContents, SheetDialog, SheetFoot, type SheetDialogProps } from '#ui/sheet/SheetDialog.tsx';
import { SheetRemarks, SheetText } from '#ui/sheet/SheetText.tsx';
import { useSheetDraft } from '#ui/sheet/useSheetDraft.ts';
import { verdictLabel, nameOf, type SubmissionRecord } from '../submissionRecord.ts';
import { forgetEarlier } from '../workbench/keptVerdicts.ts';
import { loadSheetWords, type CheckedRow, type SheetWords } from './checkVerdicts.ts';
import { csvOfUnsent, exportForReview } from './sheetFile.ts';
import { useSheetRows, type SheetRows } from './useSheetRows.ts';
import { VerdictsPreview } from './VerdictsPreview.tsx';

/**
 * Loads the words that a review sheet may contain, in all languages, and resolves with the component of the dialog
 * 'Import verdicts'.
 */
export const loadReviewSheet = async () => {
  const words = await loadSheetWords();
  /**
   * Dialog 'Import verdicts', which reads a review sheet (CSV text). It shows what each row will do or why it cannot,
   * then sends all verdicts as a bulk job.
   */
  const ReviewSheet = (props: SheetDialogProps) => {
    const t = useT();
    return (
      <SheetDialog {...props} inAddress title={t('bulk.work.verdicts.title')}>
        <Body words={words} onClose={props.onClose} />
      </SheetDialog>
    );
  };
  return ReviewSheet;
};

const Body = ({ words, onClose }: { words: SheetWords; onClose: () => void }) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const worth = useWorth();
  const draft = useSheetDraft(DRAFT, (rows) => csvOfUnsent(t, rows));
  const read = useDeferredValue(draft.text);
  const rows = useSheetRows(read, words);
  const { list, file, checked, blank, toSend, toApprove, coins } = rows;
  const sendVerdicts = useSendVerdicts(draft.drop);
  const [asking, setAsking] = useState(false);

  const send = async () => {
    if (asking || read !== draft.text) return;
    setAsking(true);
    const hasBegun = await sendVerdicts(rows);
    setAsking(false);
    if (hasBegun) onClose();
  };
  return (
    <>
      <SheetContents>
        <SheetText
          label={t('reviewSheet.text')}
          hint={t('reviewSheet.hint', {
            approve: t(verdictLabel.approved),
            reject: t(verdictLabel.rejected),
            id: `\`${t('reviewSheet.heads.id')}\``,
            verdict: `\`${t('reviewSheet.heads.verdict')}\``,
          })}
          text={draft.text}
          count={file.rows.length}
          restored={draft.restored}
          onText={(text) => draft.keep({ text })}
        >
          <Download listed={list.data ?? NONE} />
        </SheetText>
        <div>
          <SheetRemarks text={read} file={file} ready={toSend.length}>
            {blank > 0 && <MessageBar tone="info">{t('reviewSheet.blank', { smart_count: blank })}</MessageBar>}
          </SheetRemarks>
          {checked.length > 0 && <VerdictsPreview rows={checked} />}
          {!list.data &&
            (list.error && !list.isFetching ? (
              <LoadFailed error={list.error} above={false} onRetry={() => void list.refetch()} />
            ) : (
              <Skeleton variant="rounded" height={96} />
            ))}
        </div>
      </SheetContents>
      <SheetFoot
        sum={
          toSend.length > 0
            ? t('reviewSheet.sum', {
                approved: whole(toApprove.length),
                coins: worth(coins),
                rejected: whole(toSend.length - toApprove.length),
              })
            : checked.length > 0 && t('reviewSheet.nothing')
        }
      >
        <Button variant="contained" color="primary" disabled={toSend.length === 0} onClick={() => void send()}>
          {toSend.length === 0 ? t('reviewSheet.send') : t('review.left.send', { smart_count: toSend.length })}
        </Button>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </SheetFoot>
    </>
  );
};

const NONE: readonly SubmissionRecord[] = [];

/** Button that exports the pending submissions as a CSV file to write verdicts into. */
const Download = ({ listed }: { listed: readonly SubmissionRecord[] }) => {
  const t = useT();
  const say = useSay();
  const [remark, setRemark] = useState<Sentence>();
  return (
    <>
      <Button
        disabled={listed.length === 0}
        onClick={() => {
          const sentence = exportForReview(t, listed);
          setRemark(() => sentence);
        }}
      >
        {t('review.exportForReview')}
      </Button>
      {remark && (
        <MessageBar tone="info" role="status">
          {say(remark)}
        </MessageBar>
      )}
    </>
  );
};

/** Key of the dialog's draft in react-admin's store: the typed text, or the rows that a bulk job has left unsent. */
const DRAFT = 'draft.reviewSheet';

/**
 * Hook that returns a function that asks the buyer and starts the bulk job that sends the verdicts. Resolves with true
 * when the job has begun; `drop` then replaces the dialog's draft by the rows of the job.
 */
const useSendVerdicts = (drop: KeptDraft['drop']) => {
  const t = useT();
  const worth = useWorth();
  const { start } = useBulk();
  const store = useStoreContext();
  return async ({ checked, toSend, toApprove, coins }: SheetRows) => {
    const rejected = toSend.length - toApprove.length;
    const rows = toSend.map(({ id, verdict, submission }) => ({
      id,
      name: nameOf(submission),
      beside: verdict,
      record: { status: verdict },
    }));
    const rest = checked.filter(isCorrectable).map(({ id, typed }) => ({ id, verdict: typed }));
    const job: BulkJob = {
      work: 'verdicts',
      resource: 'submissions',
      verb: 'settle',
      draft: { key: DRAFT, run: randomKey(), rest },
      destructive: rejected > 0,
      rows,
    };
    const warning = [
      toApprove.length > 0 && t('reviewSheet.approves', { smart_count: toApprove.length, coins: worth(coins) }),
      rejected > 0 && t('reviewSheet.rejects', { smart_count: rejected }),
      t('reviewSheet.final'),
    ]
      .filter(Boolean)
      .join(' ');
    const command: Sentence = (t) => t('review.left.send', { smart_count: rows.length });
    if (!(await start(job, { command, warning }))) return false;
    drop(draftOf(job));
    forgetEarlier(store, toSend);
    return true;
  };
};

/** True for a row whose problem the buyer can correct in the text, to send it after all. */
const isCorrectable = ({ problem }: CheckedRow): boolean =>
  problem !== undefined && ['noId', 'unreadable', 'contradiction'].includes(problem.key);
