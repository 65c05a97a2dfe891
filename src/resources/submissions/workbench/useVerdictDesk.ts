import { useEffect, useMemo, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { useSettleRecord } from '#changes/useSettle.ts';
import { emailKey, sameEmail } from '#domain/email.ts';
import { askBeforeLeaving } from '#services/askBeforeLeaving.ts';
import { locks } from '#services/locks.ts';
import { cut } from '#ui/text/cut.ts';
import { nameOf, type SubmissionRecord } from '../submissionRecord.ts';
import { useVerdictNotices } from '../useReview.ts';
import type { Verdict } from '../verdict.ts';
import { createVerdictQueue, type Sent, type VerdictQueue } from './createVerdictQueue.ts';
import type { HeldVerdict, Queue } from './heldVerdict.ts';
import { keep, takeLeft, useKeptVerdicts } from './keptVerdicts.ts';

export type Desk = {
  queue: VerdictQueue;
  give: (submission: SubmissionRecord, verdict: Verdict) => void;
  /** Sends what an earlier visit has left, as far as it is pending still. */
  send: (left: Queue, pending: readonly SubmissionRecord[]) => void;
  /** Sends all that is held; the desk takes no more. */
  leave: () => Promise<void>;
};

/** Where the signed-in buyer's verdicts are given; two tabs must not have one at the same time: `turn` is the lock's name. */
const useDesks = () => {
  const session = useSession();
  const email = useSessionState().user?.email ?? '';
  const store = useStoreContext();
  const settle = useSettleRecord<SubmissionRecord>('submissions');
  const { sayDone, sayFailed } = useVerdictNotices();
  return useMemo(() => {
    const open = (): Desk => {
      const records = new Map<string, SubmissionRecord>();
      let stopAsking = () => {};
      let isSigningOut = false;

      const send = async ({ id, verdict }: HeldVerdict): Promise<Sent> => {
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
          // Whoever is just signing out is still there, and loading.
          return !loading && sameEmail(user?.email, email);
        },
      });
      const stopSending = session.beforeSignOut(() => {
        isSigningOut = true;
        return queue.leave();
      });
      return {
        queue,
        give: (submission, verdict) => {
          records.set(submission.id, submission);
          queue.give({ id: submission.id, verdict, name: cut(nameOf(submission)) });
        },
        send: (left, pending) => {
          for (const submission of pending) records.set(submission.id, submission);
          queue.send(left.filter(({ id }) => records.has(id)));
        },
        leave: async () => {
          await queue.leave();
          // What is kept still, of a session that has ended, is no reason to hold up the page.
          stopAsking();
          stopSending();
        },
      };
    };
    return { turn: `reviews:${emailKey(email)}`, open, left: () => takeLeft(store), forget: () => keep(store, []) };
  }, [session, email, store, settle, sayDone, sayFailed]);
};

/** The desk while the calling component is there, once no other tab has it; leaving sends what is held. `left` is an earlier visit's. */
export const useVerdictDesk = () => {
  const desks = useDesks();
  const [desk, setDesk] = useState<Desk>();
  const [left, setLeft] = useState<Queue>([]);
  useEffect(() => {
    let close = () => {};
    let gone = false;
    void locks.wait(desks.turn, async () => {
      if (gone) return;
      const mine = desks.open();
      const closed = new Promise<void>((resolve) => (close = resolve));
      setLeft(desks.left());
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
    setLeft([]);
    answer();
  };
  return {
    desk,
    left,
    send: (pending: readonly SubmissionRecord[]) => {
      answered(() => desk?.send(left, pending));
    },
    discard: () => {
      answered(desks.forget);
    },
  };
};

/** What an earlier visit has left, for a screen that gives no verdicts of its own; empty while another tab may be at work. */
export const useLeftVerdicts = () => {
  const desks = useDesks();
  const [found, setFound] = useState<Queue>([]);
  const kept = useKeptVerdicts();
  useEffect(() => {
    let gone = false;
    void locks.wait(desks.turn, () => {
      if (!gone) setFound(desks.left());
      return Promise.resolve();
    });
    return () => {
      gone = true;
    };
  }, [desks]);

  /** Another tab may have answered meanwhile: what counts is what is kept by then, and a tab at work keeps its own. */
  const answer = (act: (left: Queue) => Promise<void>) => {
    setFound([]);
    void locks.ifFree(desks.turn, () => act(desks.left()));
  };
  return {
    left: found.filter(({ id }) => kept.some((one) => one.left && one.id === id)),
    send: (pending: readonly SubmissionRecord[]) => {
      answer((left) => {
        const desk = desks.open();
        desk.send(left, pending);
        return desk.leave();
      });
    },
    discard: () => {
      answer(() => {
        desks.forget();
        return Promise.resolve();
      });
    },
  };
};
