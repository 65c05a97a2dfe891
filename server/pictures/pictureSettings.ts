import type { Env } from '../runCommand.ts';
import type { BucketSettings } from './createBucketStore.ts';
import type { DiskSettings } from './createDiskStore.ts';

/**
 * Settings for pictures that this server stores: the place, their public address, and the upload key of people who are
 * not signed in.
 */
export type PictureSettings = {
  readonly place: { readonly disk: DiskSettings } | { readonly bucket: BucketSettings };
  /** Public URL of the server's path /pictures. */
  readonly url: string;
  /** Public upload key, which the client's build has as VITE_IMAGE_UPLOAD_KEY. */
  readonly key: string;
};

/** Megabytes that pictures leave free on the disk, by default. */
const KEEP_FREE = '1024';

const bucketNames = ['PICTURES_ENDPOINT', 'PICTURES_ACCESS_KEY', 'PICTURES_SECRET_KEY'] as const;
const beside = ['PICTURES_URL', 'PICTURES_KEY', ...bucketNames, 'PICTURES_REGION', 'PICTURES_KEEP_FREE'] as const;

/**
 * Reads the settings for pictures; `say` gets a sentence for each that is wrong. Undefined if another image host stores
 * them.
 */
export const readPictures = (env: Env, say: (sentence: string) => void): PictureSettings | undefined => {
  const given = (name: string): string => env[name]?.trim() ?? '';
  const dir = given('PICTURES_DIR');
  const bucket = given('PICTURES_BUCKET');
  if (dir === '' && bucket === '') {
    for (const name of beside)
      if (given(name) !== '') say(`PICTURES_DIR or PICTURES_BUCKET is missing, but ${name} is set.`);
    return undefined;
  }
  if (dir !== '' && bucket !== '') say('PICTURES_DIR and PICTURES_BUCKET are both set: which one counts?');
  const required = (name: string, what: string): string => {
    if (given(name) === '') say(`${name} is missing: ${what}.`);
    return given(name);
  };
  const address = (name: string, what: string): string => {
    const text = required(name, what).replace(/\/+$/, '');
    if (text !== '' && !(/^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text)))
      say(`${name} is no address: ${text}.`);
    return text;
  };
  const url = address(
    'PICTURES_URL',
    'the public address of this server’s pictures, https://shop.example.com/pictures',
  );
  if (url !== '' && !url.endsWith('/pictures')) say(`PICTURES_URL does not end with /pictures: ${url}.`);
  const key = required('PICTURES_KEY', 'the key that the client has as VITE_IMAGE_UPLOAD_KEY');
  if (dir !== '') {
    const keepFree = given('PICTURES_KEEP_FREE') || KEEP_FREE;
    if (!/^\d{1,9}$/.test(keepFree)) say(`PICTURES_KEEP_FREE is no number of megabytes: ${keepFree}.`);
    return { place: { disk: { dir, keepFree: Number(keepFree) * 1_000_000 } }, url, key };
  }
  if (!/^[\da-z][\da-z.-]{1,61}[\da-z]$/.test(bucket)) say(`PICTURES_BUCKET is no name of a bucket: ${bucket}.`);
  const endpoint = address('PICTURES_ENDPOINT', 'where the bucket is, https://s3.example.com');
  return {
    place: {
      bucket: {
        address: `${endpoint}/${bucket}`,
        region: given('PICTURES_REGION') || 'us-east-1',
        accessKey: required('PICTURES_ACCESS_KEY', 'the bucket’s access key'),
        secretKey: required('PICTURES_SECRET_KEY', 'the secret of that key'),
      },
    },
    url,
    key,
  };
};
