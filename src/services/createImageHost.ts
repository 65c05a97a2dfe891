import { isRecord } from '../domain/isRecord.ts';
import { ImageRefused, type Images } from './images.ts';
import { imageProblem } from './imageType.ts';

export type ImageHostConfig = {
  /** Upload endpoint: a URL, or a path of this site. */
  url: string;
  /**
   * Function that returns the upload key, which the host requires in the query string: a publishable key, or a
   * temporary one for the signed-in user.
   */
  key: (signal?: AbortSignal) => string | Promise<string>;
  ready: Promise<unknown>;
};

const PATIENCE = 30_000;

/**
 * Image host over HTTP (API-IMG-1 to API-IMG-3). No access token is sent to it, because it is not the product's own
 * server (API-9). `key` returns the upload key. Every upload awaits `ready`; only the simulated host needs a moment to
 * start.
 */
export const createImageHost = ({ url, key, ready }: ImageHostConfig): Images => ({
  upload: async (file, signal) => {
    const problem = await imageProblem(file);
    if (problem) throw new ImageRefused(problem);
    await ready;
    const body = new FormData();
    body.append('image', file);
    const limit = AbortSignal.timeout(PATIENCE);
    const query = new URLSearchParams({ key: await key(signal) });
    const response = await fetch(`${url}?${query.toString()}`, {
      method: 'POST',
      body,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) throw new Error(`The image host answered ${String(response.status)}`);
    return addressIn(await response.json());
  },
});

/**
 * URL of the uploaded picture: `data.url` of the response (C-45), unchanged (C-59). Throws unless an <img> can show it
 * safely.
 */
const addressIn = (answer: unknown): string => {
  const url = isRecord(answer) && isRecord(answer.data) ? answer.data.url : undefined;
  if (typeof url === 'string' && isPictureAddress(url)) return url;
  throw new Error('The image host answered without a usable address');
};

const isPictureAddress = (url: string): boolean => {
  if (url === '' || !URL.canParse(url, location.origin)) return false;
  const { protocol } = new URL(url, location.origin);
  return ['https:', 'http:', 'blob:'].includes(protocol) || /^data:image\//i.test(url);
};
