import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createBucketStore, type BucketSettings } from '#server/pictures/createBucketStore.ts';
import { NoRoom } from '#server/pictures/port.ts';
import { aBucket } from './support/aBucket.ts';
import { anImageHost } from './support/anImageHost.ts';

const NAME = `${'0'.repeat(32)}.webp`;
const bytes = new Uint8Array([1, 2, 3]);

const aStore = async (change: Partial<BucketSettings> = {}) => {
  const bucket = await aBucket();
  onTestFinished(bucket.close);
  const store = await createBucketStore({ ...bucket.settings, ...change });
  onTestFinished(() => rm(store.incoming, { recursive: true, force: true }));
  return { bucket, store };
};

it('a picture is put into a bucket, read and removed, each by a signed request', async () => {
  const { bucket, store } = await aStore();
  expect(await store.hasRoom()).toBe(true);
  await store.put(NAME, bytes);
  expect(bucket.kept.get(NAME)).toEqual({ body: Buffer.from(bytes), type: 'image/webp' });
  expect(await store.get(NAME)).toEqual(bytes);
  await store.remove(NAME);
  expect(await store.get(NAME)).toBeNull();
  await store.remove(NAME);
  expect(bucket.refused).toEqual([]);
});

it.each([
  ['another secret', { secretKey: 'guessed' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKey: 'AKIAOTHER' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
])('a bucket refuses %s, and nothing counts as kept', async (_, change, reason) => {
  const { bucket, store } = await aStore(change);
  await expect(store.put(NAME, bytes)).rejects.toThrow('The bucket answered PUT with 403.');
  await expect(store.get(NAME)).rejects.toThrow('The bucket answered GET with 403.');
  await expect(store.remove(NAME)).rejects.toThrow('The bucket answered DELETE with 403.');
  expect(bucket.refused).toEqual([reason, reason, reason]);
  expect(bucket.kept.size).toBe(0);
});

it('a full bucket is no room', async () => {
  const { bucket, store } = await aStore();
  bucket.state.status = 507;
  await expect(store.put(NAME, bytes)).rejects.toThrow(NoRoom);
});

it('an upload goes into the bucket, and is shown out of it under our own headers', async () => {
  const { bucket, store } = await aStore();
  const host = await anImageHost({ store });
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const picture = await host.picture(await host.upload(new Uint8Array(png)));
  expect([...bucket.kept.keys()]).toEqual(host.noted);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 9 });
  const { headers } = await fetch(`${host.url}/pictures/${String(host.noted[0])}`);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  bucket.state.status = 500;
  expect((await fetch(`${host.url}/pictures/${String(host.noted[0])}`)).status).toBe(503);
});
