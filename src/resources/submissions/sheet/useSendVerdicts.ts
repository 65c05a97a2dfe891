import { useStoreContext } from 'react-admin';
import { draftOf, useBulk, type BulkJob } from '#bulk/useBulk.ts';
import { randomKey } from '#domain/randomKey.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import type { KeptDraft } from '#ui/forms/useKeptDraft.ts';
import { nameOf } from '../submissionRecord.ts';
import { forgetEarlier } from '../workbench/keptVerdicts.ts';
import type { CheckedRow } from './checkVerdicts.ts';
import type { SheetRows } from './useSheetRows.ts';

/** The key of the sheet's draft in this user's store: the typed text, or the rows that a run has not sent. */
export const DRAFT = 'draft.reviewSheet';

/** Asks a question and starts the bulk job of the verdicts. Resolves with true when it has begun. */
export const useSendVerdicts = (drop: KeptDraft['drop']) => {
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

/** True for a row that can be sent after its text is corrected. */
const isCorrectable = ({ problem }: CheckedRow): boolean =>
  problem !== undefined && ['noId', 'unreadable', 'contradiction'].includes(problem.key);
