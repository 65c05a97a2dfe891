import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { accountKey } from '#domain/accountKey.ts';
import type { WithdrawalRow } from '#backend/store/tables.ts';
import type { Key, Keys } from '../keys.ts';

/** Account number of a withdrawal, with the two ids to which its encryption is bound. */
type Bound = Pick<WithdrawalRow, '_id' | 'worker_id' | 'account_number'>;
/**
 * Columns of an account number: either `account_number`, as it was typed, or the encrypted number and its hash. The
 * columns that are not used are ''.
 */
export type AccountCells = { account_number: string; account_sealed: string; account_hash: string };

const [IV, TAG] = [12, 16];

/**
 * Cipher for the account numbers of withdrawals (AES-256-GCM), with their hashes for searches. An encrypted number is
 * bound to the ids of its withdrawal and worker, so it cannot be decrypted in another row. A search needs the complete
 * account number, because it compares HMACs of the form used for comparison (C-72). The first key encrypts; the others
 * are former keys, for decryption and search only. From each key, one key for encryption and one for hashes are
 * derived.
 */
export const createAccountCipher = (keys: Keys) => {
  const [first, ...former] = keys;
  const own = derive(first);
  const derived = [own, ...former.map(derive)];
  const { id } = own;

  const hashBy = ({ id: name, hashing }: typeof own, typed: string): string => {
    const number = accountKey(typed);
    return number === '' ? '' : `${name}.${createHmac('sha256', hashing).update(number).digest('base64')}`;
  };

  return {
    /** Fingerprint of the present key. Each text that this key encrypts or hashes begins with it. */
    id,
    known: keys.map((one) => one.id),
    /**
     * Hash of an account number by the present key; '' for a number without letters and digits, which nothing is
     * compared with (C-72).
     */
    hash: (typed: string): string => hashBy(own, typed),
    /** Hashes of an account number by all keys, for a search. */
    hashes: (typed: string): string[] => derived.map((one) => hashBy(one, typed)).filter((one) => one !== ''),
    seal: (row: Bound): AccountCells => {
      if (row.account_number === '') return { account_number: '', account_sealed: '', account_hash: '' };
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', own.encrypting, iv).setAAD(bindingOf(row));
      const sealed = Buffer.concat([
        iv,
        cipher.update(row.account_number, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      const account_sealed = `${id}.${sealed.toString('base64')}`;
      return { account_number: '', account_sealed, account_hash: hashBy(own, row.account_number) };
    },
    /**
     * Decrypts the account number of a row. Throws if the key is unknown, or if the encrypted number was changed or
     * belongs to another row.
     */
    open: (row: Omit<Bound, 'account_number'>, account_sealed: string): string => {
      const place = account_sealed.indexOf('.');
      const name = account_sealed.slice(0, place);
      const key = derived.find((one) => one.id === name);
      if (!key) throw new Error(`The account number of withdrawal ${row._id} is ${underOther(name)}.`);
      const bytes = Buffer.from(account_sealed.slice(place + 1), 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key.encrypting, bytes.subarray(0, IV), { authTagLength: TAG })
          .setAAD(bindingOf(row))
          .setAuthTag(bytes.subarray(-TAG));
        return decipher.update(bytes.subarray(IV, -TAG), undefined, 'utf8') + decipher.final('utf8');
      } catch (cause) {
        throw new Error(`The account number of withdrawal ${row._id} was changed, or is another row's.`, { cause });
      }
    },
  };
};
export type AccountCipher = ReturnType<typeof createAccountCipher>;

const bindingOf = ({ _id, worker_id }: Omit<Bound, 'account_number'>): Buffer =>
  Buffer.from(JSON.stringify([_id, worker_id]));

/** Keys derived from an owner's key: one that encrypts, and one that hashes. */
const derive = ({ id, key }: Key) => {
  const part = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `taskcoin account ${purpose}`, 32));
  return { id, encrypting: part('encryption'), hashing: part('hash') };
};

/**
 * End of an error message about something that is encrypted under the key with the id `key`, which the environment
 * lacks.
 */
export const underOther = (key: string): string =>
  `encrypted under the key ${key}, which is neither ACCOUNT_KEY nor in ACCOUNT_KEY_ALSO`;
