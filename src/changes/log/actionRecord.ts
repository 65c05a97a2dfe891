import type { entities, Listed } from '#domain/entities.ts';
import { RESTORABLE_DAYS } from '#domain/actionKinds.ts';
import { isRecord } from '#domain/isRecord.ts';
import { addresses, detailsIn, type Address } from '#product.ts';

export type ActionRecord = Listed<typeof entities.action>;
export type Values = Readonly<Record<string, unknown>>;

/** A changed field: `before` is undefined in a new row; null is what was erased. */
export type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

export const changesOf = ({ before, after }: ActionRecord): Change[] => {
  const earlier = valuesIn(before);
  return Object.entries(valuesIn(after)).map(([field, value]) => ({ field, before: earlier[field], after: value }));
};

/** Row as it stood before. */
export const rowBefore = ({ before }: ActionRecord): Values => valuesIn(before);

/** Name of the row for people: of a user, a task, a worker; else its id. */
export const titleOf = (action: ActionRecord): string => {
  const row = { ...valuesIn(action.before), ...valuesIn(action.after) };
  const names = [row.taskTitle, row.name, row.worker_name, row.email];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? action.row;
};

/** Address of the row's details, where a screen has them. */
export const placeOf = ({ collection, row }: ActionRecord): Address | undefined => {
  if (collection === 'users') return detailsIn(addresses.manageUsers, row);
  return collection === 'tasks' ? detailsIn(addresses.manageTasks, row) : undefined;
};

/** True for a deletion of an admin's that can still be restored, as the server says. */
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
