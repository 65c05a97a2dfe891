import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { comparedAs, sameEmail } from '#domain/email.ts';
import type { FieldKind, Fields } from '#domain/entities.ts';
import { isRecord } from '#domain/isRecord.ts';
import { isRole } from '#domain/rules.ts';
import type { Reply } from './createAsker.ts';
import { blameOf, type Report } from './createReport.ts';

export type Fact = Readonly<Record<string, unknown>>;

const kinds: Record<FieldKind, [fits: (value: unknown) => boolean, name: string]> = {
  text: [(value) => typeof value === 'string', 'a text'],
  number: [Number.isFinite, 'a number'],
  dollars: [Number.isFinite, 'a number'],
  role: [isRole, 'admin, buyer or worker'],
};

/** Fields that the specification names once, and that no screen needs: their absence is not reported. */
const spared: readonly string[] = ['displayName', 'payment email'];

/** Reports each field that a row lacks, or that has another type than `fields` says. */
export const checkRow = (report: Report, name: EndpointName, fields: Fields, row: Fact): void => {
  const blame = blameOf(report, name);
  for (const [field, kind] of Object.entries(fields)) {
    const [fits, what] = kinds[kind];
    const value = row[field];
    const isSpared = spared.includes(field) || ('paymentIntentId' in fields && spared.includes(`payment ${field}`));
    if (value === undefined && isSpared) continue;
    if (value === undefined) blame(name, `answers rows without ${field}`);
    else if (!fits(value)) blame(name, `has ${shown(value)} for ${field}, where ${what} belongs`);
  }
};

/** Value as JSON for a sentence, cut after 60 characters. */
export const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60));

/**
 * Returns the rows of a list, each checked by {@link checkRow}. A response that is no list is reported, and has no
 * rows.
 */
export const rowsIn = (report: Report, name: EndpointName, { body }: Reply): Fact[] => {
  const { items = {} }: Endpoint = endpoints[name];
  if (!Array.isArray(body)) {
    blameOf(report, name)(name, `answers ${isRecord(body) ? 'an object' : shown(body)}, where a list belongs`);
    return [];
  }
  const rows = body.filter(isRecord);
  if (rows.length < body.length) report.breaks(name, 'lists what are no objects');
  for (const row of rows) checkRow(report, name, items, row);
  return rows;
};

/**
 * Reports the fields in which `row`, from the response of the call `name`, differs from `other`: from data that was
 * sent, or another response.
 */
export const compare = (
  report: Report,
  name: EndpointName,
  row: Fact,
  other: Fact,
  fields: readonly string[],
): void => {
  for (const field of fields) {
    const key = comparedAs(field);
    if (other[field] !== undefined && row[field] !== undefined && key(row[field]) !== key(other[field]))
      report.breaks(name, `says ${shown(row[field])} for ${field}, which is ${shown(other[field])}`);
  }
};

/** Condition that a row's `field` is the address `email`, in any spelling. */
export const hasAddress =
  (field: string, email: string) =>
  (row: Fact): boolean =>
    sameEmail(String(row[field]), email);
