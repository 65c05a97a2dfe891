import { parseArgs } from 'node:util';
import { accountsOf } from '../conformance/accounts.ts';
import { conform } from '../conformance/conform.ts';
import type { Grade } from '../conformance/createReport.ts';
import type { Env } from '../runCommand.ts';

const headings: readonly (readonly [Grade, string])[] = [
  ['breaks', 'Breaks the specification'],
  ['differs', 'Differs from what our server promises beyond it'],
  ['notAsked', 'Not asked'],
  ['left', 'Had to be left'],
];

/**
 * Command `server conformance --url …`: tests another server against the contract; exits with 1 if it breaks the
 * specification.
 */
export const conformance = async (env: Env, args: readonly string[]): Promise<void> => {
  const { url } = parseArgs({ args: [...args], options: { url: { type: 'string' } } }).values;
  if (url === undefined) throw new Error('Which server? Say --url, with the address below which the calls are.');
  const findings = await conform(url, await accountsOf(env, fetch), fetch);
  for (const [grade, heading] of headings) {
    const some = findings.filter((one) => one.grade === grade);
    if (some.length > 0) console.warn(`\n${heading}:`);
    for (const { call, words } of some) console.warn(`  ${call}: ${words}.`);
  }
  const broken = findings.filter(({ grade }) => grade === 'breaks').length;
  if (broken > 0) throw new Error(`\nIt does not fit: ${String(broken)} of its answers break the specification.`);
  console.warn('\nIt fits.');
};
