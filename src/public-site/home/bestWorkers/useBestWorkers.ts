import { useCallback, useEffect, useState } from 'react';
import type { BestWorker } from '#domain/entities.ts';
import { useServices } from '#services/ServicesContext.tsx';

type Known = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; workers: readonly BestWorker[] };

/** The best workers as far as they are known. A failure is tried again on request, and once the network is back. */
export const useBestWorkers = () => {
  const { bestWorkers } = useServices();
  const [known, setKnown] = useState<Known>({ state: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      try {
        const workers = await bestWorkers(left.signal);
        if (!left.signal.aborted) setKnown({ state: 'loaded', workers });
      } catch (error) {
        if (left.signal.aborted) return;
        console.error(error);
        setKnown({ state: 'failed' });
      }
    };
    void ask();
    return () => {
      left.abort();
    };
  }, [bestWorkers, tries]);

  const tryAgain = useCallback(() => {
    setKnown({ state: 'loading' });
    setTries((before) => before + 1);
  }, []);
  const failed = known.state === 'failed';
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', tryAgain);
    return () => {
      removeEventListener('online', tryAgain);
    };
  }, [failed, tryAgain]);

  return { known, tryAgain };
};
