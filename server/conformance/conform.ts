import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { extrasIn } from '#contract/extras.ts';
import { isRecord } from '#domain/isRecord.ts';
import type { Accounts } from './accounts.ts';
import { createAsker, inWords, type Fetch, type Who } from './createAsker.ts';
import { createReport, titleOf, type Finding } from './createReport.ts';
import { tryExtras, tryPayments, tryWithdrawals } from './money.ts';
import { tryBestWorkers, tryRecords, tryRoles, trySignUp, tryUsers } from './people.ts';
import { tryRights } from './rights.ts';
import { tryStats } from './stats.ts';
import { tryTasks } from './tasks.ts';
import { createTrial, type Trial } from './trial.ts';

/**
 * Steps of a conformance test. The order matters, because each step begins with the data that the step before has left.
 */
const steps: readonly ((trial: Trial) => Promise<void>)[] = [
  tryUsers,
  tryBestWorkers,
  tryRights,
  trySignUp,
  tryRoles,
  tryTasks,
  tryStats,
  tryPayments,
  tryWithdrawals,
  tryExtras,
];

/**
 * Conformance test of a server that claims to speak the specification: makes the contract's calls, with data that it
 * removes again. Resolves to the findings, call by call. Rejects if nothing answers.
 */
export const conform = async (url: string, accounts: Accounts, fetch: Fetch): Promise<Finding[]> => {
  const report = createReport();
  const { ask, asked, bearers } = createAsker(url.replace(/\/$/, ''), fetch, report);
  let extras: readonly string[] = [];
  for (const [who, account] of Object.entries(accounts) as [Who, Accounts['admin']][]) {
    if (account.proof !== '') bearers.set(who, account.proof);
    const reply = await ask('createToken', { email: account.email }, who);
    const { token } = Object(reply.body) as { token?: unknown };
    if (reply.status === 0) continue;
    if (!reply.ok) report.breaks('createToken', `answers ${inWords(reply)} to the ${who}`);
    else if (typeof token !== 'string' || token === '') report.breaks('createToken', 'answers without a token');
    else bearers.set(who, token);
    extras = extrasIn(isRecord(reply.body) ? reply.body.extras : undefined);
  }
  if (report.findings.length === 0) {
    const known = await tryRecords(createTrial({ ask, report, accounts }, extras));
    const trial = known && createTrial({ ask, report, accounts: known }, extras);
    if (trial) for (const step of steps) await step(trial);
  }
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { extra }: Endpoint = endpoints[name];
    if (asked.has(name) || report.findings.some(({ call }) => call === titleOf(name))) continue;
    report.notAsked(
      name,
      extra && !extras.includes(extra) ? `the server does not announce ${extra}` : 'what it needs did not work',
    );
  }
  return report.findings;
};
