import { encodeValue } from '../domain/encodeValue.ts';

/** Percent-encoded path parameter. Throws for '', '.' and '..', which would change the path. */
const encode = (value: string): string => {
  if (value === '' || value === '.' || value === '..') throw new Error(`not a usable id: '${value}'`);
  return encodeValue(value);
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Path with its parameters filled in and encoded: fillPath('/oneUser{email}', { email }) → '/oneUserada@example.com'.
 * Throws for an empty parameter.
 */
export const fillPath = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encode(textOf(values[name])));

/** Names of a path's parameters, in order. */
export const holesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
