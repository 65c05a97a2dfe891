/** @module-tag thorough */
import { expect, it } from 'vitest';
import { aSubmission, aTask } from '#tests/backend/aWorld.ts';
import type { Attempt } from './support/aCluster.ts';
import { admin, aMarket, buyer, many } from './support/aMarket.ts';
import { approval, aRace, coinsOf, deletion, rejection, repeated, worksOf } from './support/aRace.ts';

// Three processes on one database are asked two hundred things at once. How many of them can succeed is counted by hand.
const race = aRace();

it('a hundred submissions, each approved twice, are paid once each', async () => {
  const workers = many(100, 'worker');
  const market = await aMarket({ workers });
  await market.buy(buyer, 1);
  const task = await market.post(buyer, 100, 10);
  const works = await Promise.all(workers.map((email) => market.submit(email, task)));
  await race(await market.books(), repeated(2, works.map(approval)), ({ rows, successes }) => {
    expect(successes('approveSubmission')).toBe(100);
    expect(new Set(workers.map((email) => coinsOf(rows, email)))).toEqual(new Set([10 + 10]));
  });
});

it('two hundred approvals of one submission pay once', async () => {
  const workers = many(1, 'worker');
  const market = await aMarket({ workers });
  const work = await market.submit(workers[0] ?? '', await market.post(buyer, 1, 10));
  await race(await market.books(), repeated(200, [approval(work)]), ({ rows, successes }) => {
    expect(successes('approveSubmission')).toBe(1);
    expect(coinsOf(rows, workers[0] ?? '')).toBe(10 + 10);
  });
});

it('a submission is approved or rejected, and a task closed once, whoever closes it', async () => {
  const workers = many(6, 'worker');
  const market = await aMarket({ workers });
  await market.buy(buyer, 1);
  const attempts: Attempt[] = [];
  const works: string[] = [];
  for (let n = 0; n < 10; n++) {
    const id = await market.post(buyer, 8, 10);
    for (const email of workers) works.push(await market.submit(email, id));
    const owner = { email: buyer, requiredWorkers: 8, payableAmount: 10 };
    attempts.push(...repeated(4, [{ by: buyer, name: 'deleteBuyerTask', args: { id, ...owner } } as const]));
    attempts.push(...repeated(4, [{ by: admin, name: 'deleteAnyTask', args: { id } } as const]));
  }
  attempts.push(...works.map(approval), ...works.map(rejection));
  await race(await market.books(), attempts, ({ rows, successes }) => {
    expect(successes('approveSubmission') + successes('rejectSubmission')).toBe(60);
    expect(successes('deleteBuyerTask') + successes('deleteAnyTask')).toBe(10);
    expect(coinsOf(rows, buyer)).toBe(50 + 1000 - 10 * successes('approveSubmission'));
  });
});

it('a buyer who is deleted during reviews leaves no work without one', async () => {
  const workers = many(20, 'worker');
  const buyers = many(4, 'buyer');
  const market = await aMarket({ workers, buyers });
  const attempts: Attempt[] = [];
  for (const by of buyers) {
    const task = await market.post(by, 25, 2);
    for (const worker of workers) {
      const work = await market.submit(worker, task);
      attempts.push({ ...approval(work), by }, { ...rejection(work), by });
    }
    attempts.push(...repeated(10, [deletion(market.idOf(by))]));
  }
  await race(await market.books(), attempts, ({ rows, successes }) => {
    expect(successes('deleteUser')).toBe(4);
    expect(worksOf(rows, 'rejected')).toBe(successes('rejectSubmission'));
    expect(worksOf(rows, 'approved')).toBe(80 - successes('rejectSubmission'));
    expect(worksOf(rows, 'approved')).toBeGreaterThanOrEqual(successes('approveSubmission'));
    for (const email of workers) expect(coinsOf(rows, email)).toBe(10 + 2 * worksOf(rows, 'approved', email));
    for (const email of buyers) expect(coinsOf(rows, email)).toBe(50 - 2 * worksOf(rows, 'approved', email));
  });
});

it('a buyer who is deleted while workers hand in, leave and get other roles owes nobody anything', async () => {
  const workers = many(30, 'worker');
  const market = await aMarket({ workers });
  const tasks: string[] = [];
  for (let n = 0; n < 5; n++) tasks.push(await market.post(buyer, 5, 2));
  const [known = '', ...others] = tasks;
  for (const worker of workers.slice(0, 5)) await market.submit(worker, known);
  const attempts = workers.flatMap((by): Attempt[] =>
    others.map((id) => ({ by, name: 'createSubmission', args: aSubmission(id) })),
  );
  for (const worker of workers.slice(0, 10)) attempts.push(deletion(market.idOf(worker)));
  for (const worker of workers.slice(10, 20))
    attempts.push({ by: admin, name: 'setUserRole', args: { id: market.idOf(worker), role: 'buyer' } });
  attempts.push(...repeated(10, [deletion(market.idOf(buyer))]));
  await race(await market.books(), attempts, ({ rows, successes }) => {
    expect(successes('deleteUser')).toBe(11);
    expect(worksOf(rows, 'pending')).toBe(0);
    expect(rows.submissions).toHaveLength(5 + successes('createSubmission'));
    expect(coinsOf(rows, buyer)).toBe(50 - 2 * worksOf(rows, 'approved'));
    for (const email of workers) expect(coinsOf(rows, email)).toBe(10 + 2 * worksOf(rows, 'approved', email));
  });
});

it('workers who are deleted during reviews are paid before or not at all', async () => {
  const workers = many(40, 'worker');
  const market = await aMarket({ workers });
  const task = await market.post(buyer, 50, 1);
  const attempts: Attempt[] = [];
  for (const worker of workers) {
    const work = await market.submit(worker, task);
    attempts.push(approval(work), approval(work), rejection(work));
    attempts.push(...repeated(2, [deletion(market.idOf(worker))]));
  }
  await race(await market.books(), attempts, ({ rows, successes }) => {
    expect(successes('deleteUser')).toBe(40);
    expect(worksOf(rows, 'approved')).toBe(successes('approveSubmission'));
    expect(worksOf(rows, 'rejected')).toBe(successes('rejectSubmission'));
    for (const email of workers) expect(coinsOf(rows, email)).toBe(10 + worksOf(rows, 'approved', email));
  });
});

it('two hundred workers get the hundred and twenty slots', async () => {
  const workers = many(200, 'worker');
  const market = await aMarket({ workers });
  await market.buy(buyer, 1);
  const task = await market.post(buyer, 120, 1);
  const attempts = workers.map((by): Attempt => ({ by, name: 'createSubmission', args: aSubmission(task) }));
  await race(await market.books(), attempts, ({ rows, successes }) => {
    expect(successes('createSubmission')).toBe(120);
    expect(rows.tasks[0]).toMatchObject({ requiredWorkers: 0, escrow: 120 });
  });
});

it('fifty coins post five tasks of ten', async () => {
  const args = aTask({ requiredWorkers: 2, payableAmount: 5 });
  const rows = await (await aMarket()).books();
  await race(rows, repeated(200, [{ by: buyer, name: 'createTask', args }]), ({ rows, successes }) => {
    expect(successes('createTask')).toBe(5);
    expect(rows.tasks).toHaveLength(5);
    expect(coinsOf(rows, buyer)).toBe(0);
  });
});
