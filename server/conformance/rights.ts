import { isRecord } from '#domain/isRecord.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import type { Trial } from './trial.ts';

const admins = ['listUsers', 'listAllTasks', 'getAdminInfo', 'listPendingWithdrawals'] as const;
const buyers = ['getBuyerStats', 'listSubmissionsToReview', 'listBuyerTasks', 'listPayments'] as const;
const workers = ['listWorkerSubmissions', 'getWorkerStats', 'listApprovedSubmissions'] as const;

/**
 * Test of reads by accounts without the right to them. Our server refuses each; the specification only hides their
 * screens.
 */
export const tryRights = async ({ accounts, report, ask, refuses }: Trial): Promise<void> => {
  const { admin, buyer, worker } = accounts;
  await refuses('createToken', { email: admin.email }, null, 'gives a token to who proves no identity');
  for (const name of admins) {
    await refuses(name, {}, null, 'answers a visitor');
    await refuses(name, {}, 'worker', 'answers a worker');
  }
  for (const name of buyers) {
    await refuses(name, { email: buyer.email }, null, 'answers a visitor');
    await refuses(name, { email: buyer.email }, 'worker', 'answers a worker');
  }
  for (const name of workers) {
    await refuses(name, { email: worker.email }, null, 'answers a visitor');
    await refuses(name, { email: worker.email }, 'buyer', 'answers a buyer');
  }
  await refuses('listOpenTasks', {}, null, 'answers a visitor');
  await refuses('getUser', { email: admin.email }, 'worker', 'tells a worker of another account');
  await ownListsOnly(report, ask, admin.email);
};

/** Test of lists with another person's address: our server refuses them, and none may contain that person's rows. */
const ownListsOnly = async (report: Trial['report'], ask: Trial['ask'], email: string): Promise<void> => {
  const asked = [
    ['listBuyerTasks', 'buyer'],
    ['listSubmissionsToReview', 'buyer'],
    ['listPayments', 'buyer'],
    ['listWorkerSubmissions', 'worker'],
  ] as const satisfies [EndpointName, string][];
  for (const [name, who] of asked) {
    const { ok, body } = await ask(name, { email }, who);
    if (ok && Array.isArray(body) && body.some(isRecord))
      report.differs(name, `shows a ${who} the rows of another address, which ours refuses`);
  }
};
