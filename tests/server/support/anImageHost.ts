import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp } from '#server/http/createApp.ts';
import { createDiskStore } from '#server/pictures/createDiskStore.ts';
import { createPictures } from '#server/pictures/createPictures.ts';
import { createRedraw } from '#server/pictures/createRedraw.ts';

type Parts = Partial<Parameters<typeof createPictures>[0]> & {
  /** Bytes that are free on the disk, of which 1,000 stay so. */
  free?: () => number;
};

/** Temporary folder of the test. */
export const aFolder = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'taskcoin-pictures-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
};

/**
 * Image host of our server over HTTP, with its pictures in a folder; `noted` has their names in order, `reports` the
 * log's failures.
 */
export const anImageHost = async ({ free = () => Infinity, ...parts }: Parts = {}) => {
  const dir = await aFolder();
  const store = parts.store ?? (await createDiskStore({ dir, keepFree: 1_000 }, () => Promise.resolve(free())));
  const noted: string[] = [];
  const reports: string[] = [];
  const pictures = createPictures({
    store,
    note: (name) => Promise.resolve(void noted.push(name)),
    redraw: await createRedraw(),
    key: 'publishable',
    holderOf: (key) => Promise.resolve(key === 'ada’s' ? 'ada' : null),
    url: 'https://shop.test/pictures',
    networkOf: (c) => c.req.header('x-network') ?? 'somewhere',
    report: (failure) => reports.push(failure),
    ...parts,
  });
  const log = pino({ level: 'silent' });
  const app = createApp({
    api: new Hono(),
    site: undefined,
    beside: pictures,
    log,
    isReady: () => Promise.resolve(),
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  if (!server.listening) await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  return {
    url,
    port,
    noted,
    reports,
    /** Names of all files in the folder, those of uploads in progress included. */
    files: async () => {
      const found = await readdir(dir, { recursive: true, withFileTypes: true });
      return found.filter((one) => one.isFile()).map(({ name }) => name);
    },
    upload: (
      bytes: Uint8Array<ArrayBuffer> | string,
      { name = 'picture.png', type = 'image/png', field = 'image', key = 'publishable', headers = {} } = {},
    ) => {
      const form = new FormData();
      form.append(field, new File([bytes], name, { type }));
      return fetch(`${url}/pictures?${new URLSearchParams({ key }).toString()}`, {
        method: 'POST',
        body: form,
        headers,
      });
    },
    /** Picture that the response to an upload names, loaded from this server. */
    picture: async (answer: Response): Promise<Uint8Array<ArrayBuffer>> => {
      const { data } = (await answer.json()) as { data: { url: string } };
      const shown = await fetch(`${url}${new URL(data.url).pathname}`);
      return new Uint8Array(await shown.arrayBuffer());
    },
  };
};
