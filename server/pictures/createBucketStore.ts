import { createHash } from 'node:crypto';
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { MOST_BYTES, NoRoom, type PictureStore } from './port.ts';

/** Address and credentials of a bucket for pictures, at a company or on a server that speaks S3. */
export type BucketSettings = {
  /** URL of the bucket: the endpoint's, followed by the bucket's name. */
  readonly address: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

/** Milliseconds that a response of the bucket may take. */
const PATIENCE = 10_000;

/** Creates a store of pictures in a bucket. The bucket needs no public access, because only this server reads it. */
export const createBucketStore = async (settings: BucketSettings): Promise<PictureStore> => {
  const { address, region, accessKey, secretKey } = settings;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
  });
  const incoming = await mkdtemp(join(tmpdir(), 'taskcoin-pictures-'));
  const ask = (name: string, method: string, body = new Uint8Array(), headers = {}): Promise<Response> =>
    client.fetch(`${address}/${name}`, {
      method,
      ...(body.length > 0 && { body }),
      // This hash is signed too, so that the picture arrives as it was sent, even over plain HTTP.
      headers: { 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'), ...headers },
      signal: AbortSignal.timeout(PATIENCE),
    });
  const failed = (what: string, { status }: Response) =>
    new Error(`The bucket answered ${what} with ${String(status)}.`);
  return {
    incoming,
    put: async (name, bytes) => {
      const answer = await ask(name, 'PUT', bytes, kept);
      // MinIO answers with this status if its disk is full.
      if (answer.status === 507) throw new NoRoom();
      if (!answer.ok) throw failed('PUT', answer);
    },
    get: async (name) => {
      const answer = await ask(name, 'GET');
      if (answer.status === 404) return null;
      if (!answer.ok) throw failed('GET', answer);
      return new Uint8Array(await answer.arrayBuffer());
    },
    remove: async (name) => {
      const answer = await ask(name, 'DELETE');
      if (!answer.ok && answer.status !== 404) throw failed('DELETE', answer);
    },
    // The bucket has its own limits; uploads in progress are files of this machine.
    hasRoom: async () => {
      const { bavail, bsize } = await statfs(incoming);
      return bavail * bsize > 2 * MOST_BYTES;
    },
  };
};

const kept = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' };
