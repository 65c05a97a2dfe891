import { entities } from '#domain/entities.ts';
import { isRecord } from '#domain/isRecord.ts';
import { sameEmail } from '#domain/email.ts';
import type { Accounts } from './accounts.ts';
import { checkRow, compare, hasAddress, shown, type Fact } from './checkRows.ts';
import type { Who } from './createAsker.ts';
import type { Trial } from './trial.ts';

const three = ['admin', 'buyer', 'worker'] as const;
const told = ['_id', 'name', 'email', 'role', 'coin', 'imgurl'];
const sumOf = (rows: readonly Fact[], field: string): number =>
  rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);

/**
 * Test of the accounts' records. Resolves to the accounts with the addresses as their records spell them, or to
 * undefined if a record is missing or has another role than it should, so that nothing else can be tested.
 */
export const tryRecords = async ({ report, accounts, demand }: Trial): Promise<Accounts | undefined> => {
  let isUsable = true;
  let known = accounts;
  for (const who of three) {
    const { email } = accounts[who];
    const reply = await demand('getUser', { email }, who);
    if (!reply || !isRecord(reply.body)) {
      if (reply) report.breaks('getUser', `answers no record to the ${who}, who should have an account`);
      isUsable = false;
      continue;
    }
    checkRow(report, 'getUser', entities.user, reply.body);
    const own = String(reply.body.email);
    if (sameEmail(own, email)) known = { ...known, [who]: { ...accounts[who], email: own } };
    else report.breaks('getUser', 'answers the record of another address');
    if (reply.body.role !== who) {
      report.breaks('getUser', `says that the account given as ${who} is ${String(reply.body.role)}`);
      isUsable = false;
    }
  }
  return isUsable ? known : undefined;
};

/** Test of the admins' list of users, and of the admins' totals, which must agree with that list. */
export const tryUsers = async (trial: Trial): Promise<void> => {
  const { report, accounts, list, demand, userOf } = trial;
  const users = await list('listUsers', {}, 'admin');
  for (const who of users ? three : []) {
    const row = users?.find(hasAddress('email', accounts[who].email));
    if (row) compare(report, 'listUsers', row, await userOf(who), told);
    else report.breaks('listUsers', `lists no ${who} of the address that signs in`);
  }
  const reply = await demand('getAdminInfo', {}, 'admin');
  const now = await list('listUsers', {}, 'admin');
  // Somebody who signs up or earns between the two lists would make a right total look wrong.
  const isStill = now && now.length === users?.length && sumOf(now, 'coin') === sumOf(users, 'coin');
  if (!reply) return;
  if (!isRecord(reply.body)) {
    report.breaks('getAdminInfo', 'answers no object');
    return;
  }
  if (!isStill) return;
  const of = (role: string) => users.filter((user) => user.role === role).length;
  const due = { result: of('worker'), result1: of('buyer'), totalCoins: sumOf(users, 'coin') };
  compare(report, 'getAdminInfo', reply.body, due, Object.keys(due));
  for (const name of [...Object.keys(due), 'result2'])
    if (reply.body[name] === undefined) report.differs('getAdminInfo', `leaves out ${name}, which then reads as 0`);
};

/** Test of the list of best workers, which everybody may see. */
export const tryBestWorkers = async ({ report, list }: Trial): Promise<void> => {
  const best = (await list('listBestWorkers', {}, null)) ?? [];
  const coins = best.map(({ coin }) => Number(coin));
  if (coins.some((coin, at) => coin > (coins[at - 1] ?? Infinity)))
    report.differs('listBestWorkers', 'lists workers in another order than by their coins, the most first');
  const users = (await list('listUsers', {}, 'admin')) ?? [];
  for (const row of best) {
    const role = row.role ?? users.find(({ _id }) => _id === row._id)?.role;
    if (role !== undefined && role !== 'worker')
      report.breaks('listBestWorkers', `lists somebody whose role is ${shown(role)}`);
  }
};

/**
 * Test of a sign-up with an address that has an account already, as every sign-in with Google sends it; it must change
 * nothing.
 */
export const trySignUp = async ({ report, accounts, userOf, demand, list }: Trial): Promise<void> => {
  const before = await userOf('buyer');
  const { email } = accounts.buyer;
  await demand('createUser', { name: String(before.name), email, imgurl: '', role: 'worker', coin: 10 }, 'buyer');
  const after = await userOf('buyer');
  const isKnown = before._id !== undefined && after._id !== undefined;
  if (isKnown && after.role !== before.role) report.breaks('createUser', 'changes the role of an account that exists');
  if (isKnown && after.coin !== before.coin) report.differs('createUser', 'welcomes an account with coins twice');
  const rows = (await list('listUsers', {}, 'admin'))?.filter(hasAddress('email', email)) ?? [];
  if (rows.length > 1) {
    report.differs('createUser', 'makes a second account for an address that has one');
    report.left('createUser', `a second account of ${email}`);
  }
};

/**
 * Test of the account `newcomer`, which signs up, gets another role and is deleted. Without a newcomer, an admin only
 * sets the worker's role to the one that it has.
 */
export const tryRoles = async (trial: Trial): Promise<void> => {
  const { report, accounts, demand, userOf, ask } = trial;
  const roleBecomes = async (who: Who, id: string, role: 'buyer' | 'worker') => {
    if (!(await demand('setUserRole', { id, role }, 'admin'))) return;
    const { role: found = role } = await userOf(who);
    if (found !== role) report.breaks('setUserRole', `leaves the role at ${String(found)}`);
  };
  const { newcomer } = accounts;
  if (!newcomer) {
    const { _id: own } = await userOf('worker');
    if (typeof own === 'string') await roleBecomes('worker', own, 'worker');
    report.notAsked('deleteUser', 'no newcomer was given (CONFORMANCE_NEWCOMER), whom an admin could delete');
    return;
  }
  const { email } = newcomer;
  const body = { name: 'A newcomer', email, imgurl: '', role: 'worker' as const, coin: 10 };
  const isTaken = await demand('createUser', body, 'newcomer');
  const found = await ask('getUser', { email }, 'newcomer');
  const user: Fact = found.ok && isRecord(found.body) ? found.body : {};
  const { _id: id } = user;
  if (typeof id !== 'string') {
    if (found.status === 0) report.left('createUser', `the account of ${email}`);
    else if (isTaken) report.breaks('createUser', 'makes no account');
    return;
  }
  if (user.role !== 'worker') report.breaks('createUser', `makes a ${String(user.role)} of who signs up as worker`);
  await roleBecomes('newcomer', id, 'buyer');
  if (!(await demand('deleteUser', { id }, 'admin'))) {
    report.left('createUser', `the account of ${email}`);
    return;
  }
  const after = await ask('getUser', { email }, 'newcomer');
  if (after.ok && isRecord(after.body)) report.breaks('deleteUser', 'leaves the account that it was to delete');
};
