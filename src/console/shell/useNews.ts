import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useStoreContext, type Store } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { watchLists } from '#dataProvider/wholeLists.ts';
import type { Submission } from '#domain/entities.ts';
import { newsAmong, seenAfter, type Seen } from '#domain/news.ts';
import { submissionStatus, submissionStatuses, type SubmissionStatus } from '#domain/rules.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '#ui/notices/useNotices.ts';

/** Notes what has changed since the last visit, and since the last look in this one, from lists that are read anyway. */
export const useNews = (): void => {
  const queryClient = useQueryClient();
  const store = useStoreContext();
  const role = useSessionState().record?.role;
  const { note } = useNotices();
  const sentences = useSentences();
  useEffect(() => {
    if (!role) return undefined;
    return watchLists(queryClient, 'submissions', (now) => {
      const seen = seenBefore(store);
      for (const sentence of sentences(newsAmong(role, seen, now))) note(sentence);
      store.setItem(SEEN, seenAfter(role, seen, now));
    });
  }, [queryClient, store, role, note, sentences]);
};

const SEEN = 'news.seen';

const seenBefore = (store: Store): Seen | undefined => {
  const kept: unknown = store.getItem(SEEN);
  return typeof kept === 'object' && kept !== null ? (kept as Seen) : undefined;
};

/** So many of a kind are told one by one; more of them in one sentence. */
const FEW = 3;

const useSentences = () => {
  const t = useT();
  const inCoins = useCoinText();
  return useCallback(
    (news: readonly Submission[]): readonly string[] => {
      const total = (of: readonly Submission[]) =>
        inCoins(of.reduce((sum, { payable_amount }) => sum + payable_amount, 0));
      const one = (kind: SubmissionStatus, submission: Submission): string => {
        const { task_title, task_id, worker_name, worker_email } = submission;
        const vars = { title: task_title || task_id, worker: worker_name || worker_email, coins: total([submission]) };
        return t(`news.${kind}`, vars);
      };
      return submissionStatuses.flatMap((kind) => {
        const of = news.filter(({ status }) => submissionStatus(status) === kind);
        if (of.length <= FEW) return of.map((submission) => one(kind, submission));
        return t(`news.${kind}Many`, { smart_count: of.length, coins: total(of) });
      });
    },
    [t, inCoins],
  );
};
