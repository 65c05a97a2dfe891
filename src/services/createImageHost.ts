import { isRecord } from '../domain/isRecord.ts';
import { ImageRefused, type Images } from './images.ts';
import { imageProblem } from './imageType.ts';

export type ImageHostConfig = {
  /** Upload endpoint: an address, or a path of this site. */
  url: string;
  /** Key, sent in the address as the host requires: publishable, or one of a moment for who is signed in. */
  key: (signal?: AbortSignal) => string | Promise<string>;
  /** Resolves when requests can be answered; only the simulated host needs a moment to start. */
  ready: Promise<unknown>;
};

const PATIENCE = 30_000;

/**
 * Image host over HTTP (API-IMG-1 to API-IMG-3). It gets no access token, as it is not the product's own server
 * (API-9).
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
 * Picture's address: `data.url` of the response (C-45), unchanged (C-59). Throws unless an <img> can show it safely.
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
