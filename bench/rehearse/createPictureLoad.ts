import { setTimeout } from 'node:timers/promises';
import type { aBucket } from '#tests/server/support/aBucket.ts';
import { pngFile } from '#tests/support/pictures.ts';

/** Key by which pictures are uploaded before a sign-in. */
export const UPLOAD_KEY = 'open';
/** Milliseconds between two pictures. */
const PAUSE = 200;

/**
 * People who upload pictures into a bucket and look at them until `rest`, by each server in turns. What is not answered
 * with 200 is asked again.
 */
export const createPictureLoad = ({ kept, refused }: Awaited<ReturnType<typeof aBucket>>) => {
  const paths: string[] = [];
  let [urls, isResting, asked, shown] = [[''], true, 0, 0];
  let working = Promise.resolve();

  const untilAnswered = async (path: string, init: () => RequestInit): Promise<Response> => {
    for (;;) {
      const url = urls[asked++ % urls.length] ?? '';
      const answer = await fetch(`${url}${path}`, { ...init(), signal: AbortSignal.timeout(30_000) }).catch(() => null);
      if (answer?.ok === true) return answer;
      await answer?.arrayBuffer().catch(() => undefined);
      await setTimeout(PAUSE);
    }
  };
  const upload = async () => {
    const answer = await untilAnswered(`/pictures?key=${UPLOAD_KEY}`, () => {
      const body = new FormData();
      body.append('image', pngFile());
      return { method: 'POST', body, headers: { connection: 'close' } };
    });
    const { data } = (await answer.json()) as { data: { url: string } };
    paths.push(new URL(data.url).pathname);
  };
  const look = async (path = '') => {
    await (await untilAnswered(path, () => ({ headers: { connection: 'close' } }))).arrayBuffer();
    shown++;
  };
  const work = async () => {
    while (!isResting) {
      await upload();
      for (const path of [paths.at(-1), paths[asked % paths.length]]) await look(path);
      await setTimeout(PAUSE);
    }
  };
  return {
    work: (servers: string[]) => {
      [urls, isResting] = [servers, false];
      working = work();
    },
    rest: async () => {
      isResting = true;
      await working;
    },
    /** Numbers of uploaded and shown pictures, sentences about lost ones, and reasons of the bucket's refusals. */
    figures: () => ({
      uploaded: paths.length,
      shown,
      problems: paths
        .filter((path) => !kept.has(path.split('/').at(-1) ?? ''))
        .map((path) => `${path} was confirmed and is not in the bucket.`),
      refused,
    }),
  };
};
