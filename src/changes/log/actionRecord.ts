import type { entities, Listed } from '#domain/entities.ts';
import { RESTORABLE_DAYS } from '#domain/actionKinds.ts';
import { isRecord } from '#domain/isRecord.ts';
import { addresses, detailsIn, type Address } from '#product.ts';

export type ActionRecord = Listed<typeof entities.action>;
export type Values = Readonly<Record<string, unknown>>;

/**
 * Field that a logged action changed. `before` is undefined in a newly created record; `after` null means that the
 * value was erased.
 */
export type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

export const changesOf = ({ before, after }: ActionRecord): Change[] => {
  const earlier = valuesIn(before);
  return Object.entries(valuesIn(after)).map(([field, value]) => ({ field, before: earlier[field], after: value }));
};

/** Fields of the changed record as they were before the action; {} if there are none. */
export const rowBefore = ({ before }: ActionRecord): Values => valuesIn(before);

/**
 * Name of the changed record for people: a task's title, a user's or worker's name, an e-mail address; else the
 * record's id.
 */
export const titleOf = (action: ActionRecord): string => {
  const row = { ...valuesIn(action.before), ...valuesIn(action.after) };
  const names = [row.taskTitle, row.name, row.worker_name, row.email];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? action.row;
};

/**
 * Path of the changed record's details on an admin's screen, if it is a user or a task. Undefined for other records,
 * which have no such screen.
 */
export const placeOf = ({ collection, row }: ActionRecord): Address | undefined => {
  if (collection === 'users') return detailsIn(addresses.manageUsers, row);
  return collection === 'tasks' ? detailsIn(addresses.manageTasks, row) : undefined;
};

/**
 * True for an admin's deletion that can still be undone: the server marks it as restorable, and it is not older than
 * RESTORABLE_DAYS.
 */
export const isRestorable = ({ restorable, action_date }: ActionRecord, now: Date): boolean =>
  restorable > 0 && now.getTime() - Date.parse(action_date) < RESTORABLE_DAYS * 24 * 60 * 60 * 1000;

const valuesIn = (json: string): Values => {
  try {
    const values: unknown = JSON.parse(json);
    return isRecord(values) ? values : {};
  } catch {
    return {};
  }
};
