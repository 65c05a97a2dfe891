import { EVERYTHING, type ListQuery, type Reader, type Store, type Tx } from './store/port.ts';
import type { PersonKeyRow } from './store/tables.ts';

/** Secret key of the server's owner that encrypts (wraps) people's keys. Each wrapped key begins with `id`. */
export type WrappingKey = { readonly id: string; readonly key: Uint8Array };

const [IV, BYTES] = [12, 32];
/** Number of keys read at once while all keys are wrapped again. */
const ROWS = 200;
const BY_ID: ListQuery = {
  ...EVERYTHING,
  order: { column: '_id', descending: false },
  range: [0, ROWS - 1],
  counted: false,
};
/** Name in place of a wrapping key's id, for keys that are stored unencrypted. */
export const BARE = 'bare';

/**
 * Creates the functions for people's keys. One key per person encrypts the personal values about that person
 * (AES-256-GCM); destroying it makes all of them unreadable for good. The first secret wraps the keys, former secrets
 * only unwrap them; without any, keys are stored unencrypted.
 */
export const createPersonKeys = (secrets: readonly WrappingKey[] = []) => {
  const [own] = secrets;

  const wrap = async (person: string, key: Uint8Array<ArrayBuffer>): Promise<string> => {
    if (!own) return `${BARE}.${toText(key)}`;
    return `${own.id}.${toText(await encrypt(await wrapping(own), person, key))}`;
  };
  const unwrap = async ({ _id, wrapped }: PersonKeyRow): Promise<CryptoKey | undefined> => {
    if (wrapped === '') return undefined;
    const place = wrapped.indexOf('.');
    const [name, bytes] = [wrapped.slice(0, place), toBytes(wrapped.slice(place + 1))];
    if (name === BARE) return imported(bytes);
    const secret = secrets.find(({ id }) => id === name);
    if (!secret)
      throw new Error(`The key of ${_id} is wrapped by ${name}, which is neither PERSON_KEY nor in PERSON_KEY_ALSO.`);
    return imported(await decrypt(await wrapping(secret), _id, bytes));
  };
  /** Key of a person, created if there is none; undefined if it was destroyed. */
  const keyOf = async (tx: Tx, person: string, created_at: string): Promise<CryptoKey | undefined> => {
    const there = await tx.get('person_keys', person);
    if (there) return unwrap(there);
    const fresh = crypto.getRandomValues(new Uint8Array(BYTES));
    const row = { _id: person, wrapped: await wrap(person, fresh), created_at };
    if (await tx.insert('person_keys', row)) return imported(fresh);
    const others = await tx.get('person_keys', person);
    return others && unwrap(others);
  };

  return {
    /**
     * Encrypts values about a person with that person's key, bound to the row with the id `about`; '' if the key was
     * destroyed. A person without a key gets one, created at the time `at`.
     */
    seal: async (tx: Tx, { person, about, at }: Bound & { at: string }, values: object): Promise<string> => {
      const key = await keyOf(tx, person, at);
      return key ? toText(await encrypt(key, bindingOf({ person, about }), inBytes(JSON.stringify(values)))) : '';
    },
    /**
     * Reads the keys of some accounts, and resolves to a function that decrypts a text made by `seal`. This function
     * takes the same `person` and `about` as `seal` did, and resolves to undefined if the person's key was destroyed.
     */
    opener: async (reader: Reader, people: readonly string[]) => {
      const { rows } = await reader.list('person_keys', { _id: { in: [...new Set(people)] } }, EVERYTHING);
      const keys = new Map<string, CryptoKey | undefined>();
      for (const row of rows) keys.set(row._id, await unwrap(row));
      return async (bound: Bound, sealed: string): Promise<object | undefined> => {
        const key = keys.get(bound.person);
        if (!key || sealed === '') return undefined;
        return JSON.parse(new TextDecoder().decode(await decrypt(key, bindingOf(bound), toBytes(sealed)))) as object;
      };
    },
    /**
     * Wraps again all keys that are not wrapped with the first secret, with that secret; resolves to the number of
     * changed keys.
     */
    rewrapAll: async (transaction: Store['transaction']): Promise<number> => {
      let changed = 0;
      for (let from: string | undefined = ''; from !== undefined;) {
        const query: ListQuery = { ...BY_ID, conditions: [{ column: '_id', from }] };
        const { rows } = await transaction((tx) => tx.list('person_keys', {}, query));
        for (const row of rows) {
          const key = row.wrapped.startsWith(`${own?.id ?? BARE}.`) ? undefined : await unwrap(row);
          if (!key) continue;
          const wrapped = await wrap(row._id, new Uint8Array(await crypto.subtle.exportKey('raw', key)));
          const when = { wrapped: row.wrapped };
          if (await transaction((tx) => tx.change('person_keys', row._id, when, { wrapped }))) changed++;
        }
        from = rows.length < ROWS ? undefined : rows.at(-1)?._id;
      }
      return changed;
    },
  };
};
export type PersonKeys = ReturnType<typeof createPersonKeys>;

/**
 * Destroys a person's key: nothing that it encrypted can be read again, and nothing new is encrypted with it. `person`
 * is the account's id, `created_at` the time of the row if there was no key yet.
 */
export const destroyPersonKey = async (tx: Tx, person: string, created_at: string): Promise<void> => {
  if (!(await tx.insert('person_keys', { _id: person, wrapped: '', created_at })))
    await tx.change('person_keys', person, {}, { wrapped: '' });
};

type Bound = { readonly person: string; readonly about: string };
const bindingOf = ({ person, about }: Bound): string => JSON.stringify([person, about]);

const imported = (key: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', true, ['encrypt', 'decrypt']);

/** Wrapping key in the form that WebCrypto needs, derived from the owner's secret by HKDF. */
const wrapping = async ({ key }: WrappingKey): Promise<CryptoKey> => {
  const secret = await crypto.subtle.importKey('raw', new Uint8Array(key), 'HKDF', false, ['deriveKey']);
  const manner = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: inBytes('taskcoin person keys') };
  return crypto.subtle.deriveKey(manner, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
};

const encrypt = async (key: CryptoKey, binding: string, bytes: BufferSource): Promise<Uint8Array<ArrayBuffer>> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: inBytes(binding) }, key, bytes);
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]);
};
const decrypt = (key: CryptoKey, binding: string, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, IV), additionalData: inBytes(binding) },
    key,
    bytes.subarray(IV),
  );

const inBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
