import { encodeValue } from '../domain/encodeValue.ts';

/** Values that would leave their place in a path are refused. */
const encode = (value: string): string => {
  if (value === '' || value === '.' || value === '..') throw new Error(`not a usable id: '${value}'`);
  return encodeValue(value);
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Fills the holes of a contract path: fillPath('/oneUser{email}', { email }) → '/oneUserada@example.com'. */
export const fillPath = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encode(textOf(values[name])));

/** The names of a path's holes, in order. */
export const holesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
