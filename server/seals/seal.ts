import { createHmac } from 'node:crypto';
import type { Transfer } from '#backend/store/port.ts';
import type { SealKey } from './sealSettings.ts';

/** Row of the ledger, with the id of the transaction that wrote it. */
export type Entry = Transfer & { readonly xid: string };

/** Reasons for beginning another chain of seals, in the words of audit and log. */
const beginnings = {
  restored: 'the books were restored from another database',
  behind: 'exported seals are newer than the books, as after a restore to a point in time',
} as const;

/**
 * Seal of ledger rows. It covers `entries` of them by their digests, whose hash in the order of the rows' keys is
 * `root`. All rows of transactions with ids below `horizon` are sealed by it or before it. `place` is the database's
 * identity (`placeIn`), `previous` the `mac` of the seal before, '' in the first. `mac` proves all other columns, by
 * the key with the fingerprint `key_id`. Seals with the same `chain` follow each other; `begins` says why a seal begins
 * a chain, '' if it continues one.
 */
export type Seal = {
  readonly number: number;
  readonly chain: string;
  readonly begins: '' | 'first' | keyof typeof beginnings;
  readonly place: string;
  readonly horizon: string;
  readonly entries: number;
  readonly root: string;
  readonly previous: string;
  readonly key_id: string;
  readonly sealed_at: string;
  readonly mac: string;
};

/** Reason why a seal begins another chain; undefined if it continues one, or is the first. */
export const beganAnew = ({ begins }: Seal): string | undefined =>
  begins === '' || begins === 'first' ? undefined : beginnings[begins];

/** Columns of a seal that its `mac` covers, in this order. */
const sealed = [
  'number',
  'chain',
  'begins',
  'place',
  'horizon',
  'entries',
  'root',
  'previous',
  'key_id',
  'sealed_at',
] as const satisfies readonly (keyof Seal)[];

/** Proof of a seal: the HMAC of its other columns under a key, in hexadecimal. */
export const macOf = (seal: Omit<Seal, 'mac'>, { key }: SealKey): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(sealed.map((name) => seal[name])))
    .digest('hex');

/** Digest of a ledger row: its HMAC under the key `by`. */
export const digestOf = ({ key, from, to, amount, actor, created_at, xid }: Entry, by: SealKey): Buffer =>
  createHmac('sha256', by.key)
    .update(JSON.stringify([key, from, to, amount, actor, created_at, xid]))
    .digest();

/** Name of a seal in a sentence: 'seal 7 of 2026-11-01 10:00 UTC'. */
export const nameOf = ({ number, sealed_at }: Pick<Seal, 'number' | 'sealed_at'>): string =>
  `seal ${String(number)} of ${momentOf(sealed_at)}`;

/** Time to the minute in UTC, for people: '2026-11-01 10:00 UTC'. */
export const momentOf = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
