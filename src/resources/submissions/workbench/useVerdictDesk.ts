import { useEffect, useMemo, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { useSettleRecord } from '#changes/useSettle.ts';
import { emailKey, sameEmail } from '#domain/email.ts';
import { askBeforeLeaving } from '#services/askBeforeLeaving.ts';
import { locks } from '#services/locks.ts';
import { cut } from '#ui/text/cut.ts';
import { nameOf, type SubmissionRecord, type Verdict } from '../submissionRecord.ts';
import { useVerdictNotices } from '../useReview.ts';
import { createVerdictQueue, type VerdictOutcome } from './createVerdictQueue.ts';
import type { HeldVerdict, Queue } from './heldVerdict.ts';
import { keep, takeEarlier, useKeptVerdicts } from './keptVerdicts.ts';

/**
 * Hook that returns functions to open a desk, the object that takes the signed-in buyer's verdicts, holds them for
 * Undo, and sends them. Only the tab that holds the lock named `turn` may call them. `open` makes a desk, `earlier`
 * reads the unsent verdicts of an earlier visit, and `forget` deletes all stored verdicts.
 */
const useDesks = () => {
  const session = useSession();
  const email = useSessionState().user?.email ?? '';
  const store = useStoreContext();
  const settle = useSettleRecord<SubmissionRecord>('submissions');
  const { sayDone, sayFailed } = useVerdictNotices();
  return useMemo(() => {
    const open = () => {
      const records = new Map<string, SubmissionRecord>();
      let stopAsking = () => {};
      let isSigningOut = false;

      const send = async ({ id, verdict }: HeldVerdict): Promise<VerdictOutcome> => {
        const submission = records.get(id);
        if (!submission) return 'failed';
        try {
          await settle(submission, { status: verdict });
        } catch (error) {
          if (isSigningOut) {
            console.error(error);
            return 'unsaid';
          }
          return sayFailed(submission, error) ? 'failed' : 'signedOut';
        }
        sayDone(submission, verdict);
        return 'done';
      };

      const queue = createVerdictQueue({
        send,
        keep: (held) => {
          keep(store, held);
          stopAsking();
          stopAsking = held.length > 0 ? askBeforeLeaving() : () => {};
        },
        isHere: () => {
          const { user, loading } = session.state();
          // During a sign-out the user is still there, while the session is loading.
          return !loading && sameEmail(user?.email, email);
        },
      });
      const stopSending = session.beforeSignOut(() => {
        isSigningOut = true;
        return queue.leave();
      });
      return {
        queue,
        /** Submissions of all given verdicts by id, kept after they have left the list. */
        records: records as ReadonlyMap<string, SubmissionRecord>,
        give: (submission: SubmissionRecord, verdict: Verdict) => {
          records.set(submission.id, submission);
          queue.give({ id: submission.id, verdict, name: cut(nameOf(submission)) });
        },
        /** Sends those verdicts of an earlier visit whose submissions are still in `pending`. */
        send: (earlier: Queue, pending: readonly SubmissionRecord[]) => {
          for (const submission of pending) records.set(submission.id, submission);
          queue.send(earlier.filter(({ id }) => records.has(id)));
        },
        /** Sends all held verdicts and closes the desk, which takes no more. */
        leave: async () => {
          await queue.leave();
          // Verdicts that stay stored after the session has ended must not make the browser ask before the page is left.
          stopAsking();
          stopSending();
        },
      };
    };
    return {
      turn: `reviews:${emailKey(email)}`,
      open,
      earlier: () => takeEarlier(store),
      forget: () => keep(store, []),
    };
  }, [session, email, store, settle, sayDone, sayFailed]);
};

/** Object behind an open workbench, which takes a buyer's verdicts, holds them for Undo, and sends them. */
export type Desk = ReturnType<ReturnType<typeof useDesks>['open']>;

/**
 * Hook that opens a desk, the object that takes the workbench's verdicts, holds them for Undo, and sends them. `desk`
 * is undefined while another tab has one open. Unmounting sends the held verdicts. `earlier` are unsent verdicts of an
 * earlier visit: `send` sends those on submissions that are still `pending`, `discard` deletes them.
 */
export const useVerdictDesk = () => {
  const desks = useDesks();
  const [desk, setDesk] = useState<Desk>();
  const [earlier, setEarlier] = useState<Queue>([]);
  useEffect(() => {
    let close = () => {};
    let gone = false;
    void locks.wait(desks.turn, async () => {
      if (gone) return;
      const mine = desks.open();
      const closed = new Promise<void>((resolve) => (close = resolve));
      setEarlier(desks.earlier());
      setDesk(mine);
      await closed;
      await mine.leave();
    });
    return () => {
      gone = true;
      close();
      setDesk(undefined);
    };
  }, [desks]);
  const answered = (answer: () => void) => {
    setEarlier([]);
    answer();
  };
  return {
    desk,
    earlier,
    send: (pending: readonly SubmissionRecord[]) => answered(() => desk?.send(earlier, pending)),
    discard: () => answered(desks.forget),
  };
};

/**
 * Hook that returns the unsent verdicts of an earlier visit, for screens other than the workbench. `send` sends those
 * on the given pending submissions, `discard` deletes all. There are none while another tab's workbench is open.
 */
export const useEarlierVerdicts = () => {
  const desks = useDesks();
  const [found, setFound] = useState<Queue>([]);
  const kept = useKeptVerdicts();
  useEffect(() => {
    let gone = false;
    void locks.wait(desks.turn, () => {
      if (!gone) setFound(desks.earlier());
      return Promise.resolve();
    });
    return () => {
      gone = true;
    };
  }, [desks]);

  /**
   * Calls `act` with the earlier verdicts that are still stored; another tab may have sent or discarded some of them.
   * Does nothing while a workbench is open.
   */
  const answer = (act: (earlier: Queue) => Promise<void>) => {
    setFound([]);
    void locks.ifFree(desks.turn, () => act(desks.earlier()));
  };
  return {
    earlier: found.filter(({ id }) => kept.some((one) => one.earlier && one.id === id)),
    send: (pending: readonly SubmissionRecord[]) =>
      answer((earlier) => {
        const desk = desks.open();
        desk.send(earlier, pending);
        return desk.leave();
      }),
    discard: () =>
      answer(() => {
        desks.forget();
        return Promise.resolve();
      }),
  };
};
