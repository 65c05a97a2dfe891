import type { FieldKind, Fields, Listed, Row } from '../domain/entities.ts';
import { isRecord } from '../domain/isRecord.ts';
import { isRole } from '../domain/rules.ts';

/**
 * Row in which every field has the right type, whatever the server sent (ENT-6). Missing fields get defaults ('' or 0),
 * wrong types are converted.
 */
export const mendRow = <F extends Fields>(fields: F, answer: unknown): Row<F> => {
  const given: Record<string, unknown> = isRecord(answer) ? answer : {};
  const row = Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      mended[kind](Object.hasOwn(given, name) ? given[name] : undefined),
    ]),
  );
  return row as Row<F>;
};

/**
 * Rows of a list, each with an `id`. Anything but an array counts as empty, and items that are not objects are dropped.
 * Valid rows are not copied but changed in place.
 */
export const mendList = <F extends Fields>(fields: F, answer: unknown): Listed<F>[] => {
  if (!Array.isArray(answer)) return [];
  const checks = Object.entries(fields).map(([name, kind]) => [name, clean[kind]] as const);
  const isClean = (item: Record<string, unknown>) => checks.every(([name, check]) => check(item[name]));
  const rows = answer.filter(isRecord).map((item) => (isClean(item) ? (item as Row<F>) : mendRow(fields, item)));
  return withIds('_id' in fields ? '_id' : 'paymentIntentId', rows);
};

/**
 * Adds the `id` that react-admin needs to each row: the value of the field `idField`, or else one made up from the
 * row's content. It changes the parsed rows in place, because copying 100,000 of them would cost more than all the
 * checks.
 */
const withIds = <R extends object>(idField: string, rows: R[]): (R & { id: string })[] => {
  const seen = new Map<string, number>();
  const madeUpId = (row: R): string => {
    const content = hash(JSON.stringify(row));
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    return `no-id-${content}-${String(nth)}`;
  };
  return rows.map((row) => {
    const own = (row as Record<string, unknown>)[idField];
    if (typeof own === 'string' && own !== '') return Object.assign(row, { id: own });
    const id = madeUpId(row);
    return Object.assign(row, { id }, idField === '_id' && { _id: id });
  });
};

/** FNV-1a hash of 32 bits. It is enough to tell the rows of a list apart, and is the same after a reload. */
const hash = (text: string): string => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
};

const isFiniteNumber = (value: unknown): boolean => Number.isFinite(value);

const clean: Record<FieldKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: isFiniteNumber,
  dollars: isFiniteNumber,
  role: isRole,
};

const toNumber = (value: unknown): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
};

const mended = {
  text: (value) =>
    typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '',
  number: toNumber,
  dollars: toNumber,
  role: (value) => (isRole(value) ? value : ''),
} satisfies Record<FieldKind, (value: unknown) => unknown>;
