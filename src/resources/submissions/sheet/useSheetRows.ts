import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { ACTIONS, readActions } from '#dataProvider/actionLog.ts';
import { submissionStatus } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import type { SubmissionRecord, Verdict } from '../submissionRecord.ts';
import { usePending } from '../usePending.ts';
import { useHeldIds } from '../workbench/keptVerdicts.ts';
import { checkVerdicts, readVerdicts, type CheckedRow, type SheetWords } from './checkVerdicts.ts';

export type RowToSend = CheckedRow & { verdict: Verdict; submission: SubmissionRecord };

/**
 * Hook that returns the rows of a review sheet's text, checked against the pending submissions. It returns no rows
 * until the server's list of pending submissions is loaded. `toSend` are the rows without a problem, `toApprove` the
 * approvals among them, and `coins` the sum that these approvals pay. `list` is the query of the pending submissions,
 * `file` the result of {@link readVerdicts}, `checked` and `blank` that of {@link checkVerdicts}.
 */
export const useSheetRows = (text: string, words: SheetWords) => {
  const t = useT();
  const list = usePending();
  const sent = useSent();
  const held = useHeldIds();
  const file = useMemo(
    () => readVerdicts(text, words, { id: t('reviewSheet.heads.id'), verdict: t('reviewSheet.heads.verdict') }),
    [text, words, t],
  );
  const { data: listed } = list;
  const { checked, blank } = useMemo(
    () => (listed ? checkVerdicts(file.rows, words, { listed, sent, held }) : { checked: NONE, blank: 0 }),
    [file, words, listed, sent, held],
  );
  const toSend = checked.filter((row): row is RowToSend => row.problem === undefined);
  const toApprove = toSend.filter(({ verdict }) => verdict === 'approved');
  return {
    list,
    file,
    checked,
    blank,
    toSend,
    toApprove,
    coins: toApprove.reduce((sum, { submission }) => sum + submission.payable_amount, 0),
  };
};

export type SheetRows = ReturnType<typeof useSheetRows>;

const NONE: readonly CheckedRow[] = [];

/**
 * Hook that returns the verdicts that this browser has sent, by submission id, from the log of the user's actions. A
 * verdict is undefined where the outcome is unknown.
 */
const useSent = (): ReadonlyMap<string, Verdict | undefined> => {
  const [actions] = useStore<unknown>(ACTIONS);
  return useMemo(() => {
    const reviews = readActions(actions).filter(
      ({ resource, verb }) => resource === 'submissions' && verb === 'update',
    );
    // The log has the latest first, and the last entry of a Map wins. Of several verdicts on one submission, the one that
    // is known to be done must win.
    return new Map(
      reviews
        .toReversed()
        .sort((a, b) => Number(a.result === 'done') - Number(b.result === 'done'))
        .map(({ id, change, result }) => [id, result === 'done' ? verdictIn(change) : undefined]),
    );
  }, [actions]);
};

/** Verdict in the changed fields of a logged update, which are stored as JSON. */
const verdictIn = (change: string): Verdict | undefined => {
  try {
    const { status } = JSON.parse(change) as { status?: unknown };
    const shown = submissionStatus(String(status));
    return shown === 'pending' ? undefined : shown;
  } catch {
    return undefined;
  }
};
