import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStoreContext, type Store } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { watchLists } from '#dataProvider/wholeLists.ts';
import type { Submission } from '#domain/entities.ts';
import { newsAmong, seenAfter, type Seen } from '#domain/news.ts';
import { submissionStatus, submissionStatuses, type SubmissionStatus } from '#domain/rules.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { coinText } from '#i18n/useCoinText.ts';
import { addresses, detailsIn, type Address } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';

/** Notes what has changed since the last visit, and since the last look in this one, from lists that are read anyway. */
export const useNews = (): void => {
  const queryClient = useQueryClient();
  const store = useStoreContext();
  const role = useSessionState().record?.role;
  const { note } = useNotices();
  useEffect(() => {
    if (!role) return undefined;
    return watchLists(queryClient, 'submissions', (now) => {
      const seen = seenBefore(store);
      for (const { message, to } of newsOf(newsAmong(role, seen, now))) note(message, { to });
      store.setItem(SEEN, seenAfter(role, seen, now));
    });
  }, [queryClient, store, role, note]);
};

const SEEN = 'news.seen';

const seenBefore = (store: Store): Seen | undefined => {
  const kept: unknown = store.getItem(SEEN);
  return typeof kept === 'object' && kept !== null ? (kept as Seen) : undefined;
};

/** So many of a kind are told one by one; more of them in one sentence. */
const FEW = 3;

/** A sentence, and where that is to be read of. */
type News = { message: Sentence; to: Address };

const newsOf = (submissions: readonly Submission[]): readonly News[] =>
  submissionStatuses.flatMap((kind) => {
    const of = submissions.filter(({ status }) => submissionStatus(status) === kind);
    // Work that waits is news for its buyer, a verdict for its worker.
    const list = kind === 'pending' ? addresses.buyerHome : addresses.mySubmissions;
    return of.length <= FEW ? of.map((one) => oneOf(kind, one, list)) : { message: manyOf(kind, of), to: list };
  });

const oneOf = (kind: SubmissionStatus, submission: Submission, list: Address): News => {
  const { _id, task_title, task_id, worker_name, worker_email } = submission;
  const vars = { title: task_title || task_id, worker: worker_name || worker_email };
  const coins = totalOf([submission]);
  return {
    message: (t, format) => t(`news.${kind}`, { ...vars, coins: coins(t, format) }),
    to: detailsIn(list, _id),
  };
};

const manyOf = (kind: SubmissionStatus, of: readonly Submission[]): Sentence => {
  const coins = totalOf(of);
  return (t, format) => t(`news.${kind}Many`, { smart_count: of.length, coins: coins(t, format) });
};

const totalOf = (of: readonly Submission[]): Sentence =>
  coinText(of.reduce((sum, { payable_amount }) => sum + payable_amount, 0));
