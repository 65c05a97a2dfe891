import { createHmac } from 'node:crypto';
import type { Transfer } from '#backend/store/port.ts';
import type { SealKey } from './sealSettings.ts';

/** Row of the ledger, with the transaction that wrote it. */
export type Entry = Transfer & { readonly xid: string };

/** Reasons for another chain, as the audit and the log say them. */
const beginnings = {
  restored: 'the books were restored from another database',
  behind: 'exported seals are newer than the books, as after a restore to a point in time',
} as const;

/**
 * Seal of ledger rows. `entries` of them have digests, whose hash in the order of their keys is `root`; all rows of
 * transactions below `horizon` are sealed by it or before it. `previous` is the `mac` of the seal before, '' in the
 * first.
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

/** Reason why a chain begins anew with a seal; undefined where it goes on, or is the first. */
export const beganAnew = ({ begins }: Seal): string | undefined =>
  begins === '' || begins === 'first' ? undefined : beginnings[begins];

/** Columns of a seal, in the order in which they are sealed. */
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

export const macOf = (seal: Omit<Seal, 'mac'>, { key }: SealKey): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(sealed.map((name) => seal[name])))
    .digest('hex');

export const digestOf = ({ key, from, to, amount, actor, created_at, xid }: Entry, by: SealKey): Buffer =>
  createHmac('sha256', by.key)
    .update(JSON.stringify([key, from, to, amount, actor, created_at, xid]))
    .digest();

/** Seal's name in a sentence: 'seal 7 of 2026-11-01 10:00 UTC'. */
export const nameOf = ({ number, sealed_at }: Pick<Seal, 'number' | 'sealed_at'>): string =>
  `seal ${String(number)} of ${momentOf(sealed_at)}`;

/** Minute of a moment in UTC, for people. */
export const momentOf = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
