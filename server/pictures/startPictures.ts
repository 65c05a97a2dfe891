import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { readUploadKey, type TokenSecrets } from '#backend/token.ts';
import { createBucketStore } from './createBucketStore.ts';
import { createDiskStore } from './createDiskStore.ts';
import { createPictureRows } from './createPictureRows.ts';
import { createPictures } from './createPictures.ts';
import { createRedraw } from './createRedraw.ts';
import { keepPictures } from './keepPictures.ts';
import type { PictureSettings } from './pictureSettings.ts';

type Options = Pick<Parameters<typeof createPictures>[0], 'count' | 'networkOf' | 'origins'> & {
  connectionString: string;
  secrets: TokenSecrets;
  log: Logger;
  watch?: Parameters<typeof keepPictures>[3];
};

/**
 * Creates the store of pictures, and the function that redraws them. Rejects if either is unavailable, before anything
 * else has begun.
 */
export const preparePictures = async ({ place, ...settings }: PictureSettings) => {
  const redraw = await createRedraw();
  const store = 'disk' in place ? await createDiskStore(place.disk) : await createBucketStore(place.bucket);
  return { ...settings, redraw, store };
};

/**
 * Starts the server's own image host: its routes, and the job that removes pictures to which nothing refers. `end`
 * stops the job. `secrets` are those of access tokens, which also sign upload keys.
 */
export const startPictures = (
  prepared: Awaited<ReturnType<typeof preparePictures>>,
  { connectionString, secrets, log, watch, ...options }: Options,
): { app: Hono; end: () => Promise<void> } => {
  const rows = createPictureRows({ connectionString });
  const app = createPictures({
    ...prepared,
    ...options,
    note: rows.note,
    holderOf: (key) => readUploadKey(secrets, key),
    report: (failure) => {
      log.error({ alert: 'picturesNotKept' }, failure);
    },
  });
  const endJob = keepPictures(prepared.store, rows, log, watch);
  return {
    app,
    end: async () => {
      await endJob();
      await rows.close();
    },
  };
};
