import { underWayOf } from '#dataProvider/bulk.ts';
import { runBulk } from '#dataProvider/runBulk.ts';
import type { Sent } from '#dataProvider/send.ts';

const CALLS = 1000;

const patch = async (id: string): Promise<Sent> => {
  const answer = await fetch(`/rows/${id}`, { method: 'PATCH' });
  await answer.text();
  return { result: 'done', answered: true };
};

/**
 * Creates two functions that time a thousand single-row calls to a slow server, in milliseconds: through our queue
 * (`queue`), and all at once (`atOnce`).
 */
export const createBulkBench = () => {
  const ids = Array.from({ length: CALLS }, (_, place) => String(place));
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const since = performance.now();
    await work();
    return performance.now() - since;
  };
  return {
    queue: () =>
      timed(() =>
        runBulk({ ids, underWay: underWayOf('users', 'update'), read: (id) => Promise.resolve(id), write: patch }),
      ),
    atOnce: () => timed(() => Promise.all(ids.map(patch))),
  };
};
