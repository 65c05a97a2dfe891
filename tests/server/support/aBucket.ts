import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

// Stand-in for a server that speaks S3, written from the published description of AWS Signature Version 4.

const sha = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();

const REGION = 'eu-central-1';

/** Reason why a request's signature by one of some keys is refused; undefined for a valid one. */
const wrongIn = (request: IncomingMessage, body: Buffer, keys: ReadonlyMap<string, string>) => {
  const { headers, method = '', url = '' } = request;
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [key = '', day = '', ...scope] = credential.split('/');
  const secretKey = keys.get(key);
  if (secretKey === undefined) return 'InvalidAccessKeyId';
  if (scope.join('/') !== `${REGION}/s3/aws4_request`) return 'AuthorizationHeaderMalformed';
  const at = String(headers['x-amz-date']);
  const moment = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!at.startsWith(day) || !(Math.abs(Date.now() - moment) < 900_000)) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha(body)) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(url, 'http://bucket.test');
  searchParams.sort();
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    hash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, [day, ...scope].join('/'), sha(canonical)].join('\n');
  const signing = [day, REGION, 's3', 'aws4_request'].reduce<string | Uint8Array>(mac, `AWS4${secretKey}`);
  return mac(signing, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
};

/**
 * Stand-in for a bucket: `kept` has its objects, `keys` the secrets of its access keys, `refused` the reasons of its
 * refusals.
 */
export const aBucket = async (name = 'pictures') => {
  const account = { accessKey: 'AKIAEXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
  const keys = new Map([[account.accessKey, account.secretKey]]);
  const kept = new Map<string, { body: Buffer; type: string }>();
  const refused: string[] = [];
  const state = { status: 0 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const wrong = wrongIn(request, body, keys);
      const [, bucket, key = ''] = (request.url ?? '').split('/');
      const found = kept.get(key);
      if (wrong !== undefined) refused.push(wrong);
      if (wrong !== undefined) response.writeHead(403).end(`<Error><Code>${wrong}</Code></Error>`);
      else if (state.status > 0) response.writeHead(state.status).end('<Error/>');
      else if (bucket !== name) response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
      else if (request.method === 'PUT') {
        kept.set(key, { body, type: request.headers['content-type'] ?? '' });
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        kept.delete(key);
        response.writeHead(204).end();
      } else if (found) response.writeHead(200, { 'Content-Type': found.type }).end(found.body);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { address: `http://127.0.0.1:${String(port)}/${name}`, region: REGION, ...account };
  return {
    settings,
    keys,
    kept,
    refused,
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
