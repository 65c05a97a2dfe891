// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertedId } from '../aBackend.ts';
import { ada, aSubmission, aTask, aWithdrawal, aWorld, bob, wim, type World } from '../aWorld.ts';

let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(async () => {
  expect((await world.store.audit()).problems).toEqual([]);
});

const review = { workerEmail: 'anybody@example.test', payableAmount: 99_999, taskId: 'any' };
const taskOf = async (id: string) => (await world.store.transaction((tx) => tx.get('tasks', id))) ?? null;

describe('tasks', () => {
  it('API-BUYER-5 posting sets the pay of all workers aside, under the name and address of the account', async () => {
    const before = await world.coins(bob);
    const args = aTask({ user: wim, name: 'Mallory', requiredWorkers: 2, payableAmount: 7 });
    const id = insertedId(await world.call(bob, 'createTask', args));
    expect(await world.coins(bob)).toBe(before - 14);
    expect(await taskOf(id)).toMatchObject({ user: bob, name: 'bob', escrow: 14 });
  });

  it('API-BUYER-5 posting without the coins is refused and leaves nothing behind', async () => {
    const before = await world.books();
    const answer = await world.call(bob, 'createTask', aTask({ requiredWorkers: 1_000_000, payableAmount: 1_000_000 }));
    expect(answer).toMatchObject({ status: 409, body: { message: 'Not enough coins. Please purchase more.' } });
    expect(await world.books()).toEqual(before);
  });

  it('API-BUYER-8 deleting refunds the open slots only, with or without a body, and only once', async () => {
    const before = await world.coins(bob);
    expect((await world.send(bob, 'DELETE', `/deleteBuyerTask${world.task}`)).status).toBe(200);
    expect(await world.coins(bob)).toBe(before + 200);
    const again = { id: world.task, email: bob, requiredWorkers: 999, payableAmount: 999 };
    expect((await world.call(bob, 'deleteBuyerTask', again)).status).toBe(404);
    expect((await world.call(ada, 'listAllTasks', {})).body).toHaveLength(1);
  });

  it('API-ADMIN-5 an admin deletes any task; its buyer gets the coins', async () => {
    const before = await world.coins(bob);
    expect((await world.call(ada, 'deleteAnyTask', { id: world.task })).status).toBe(200);
    expect(await world.coins(bob)).toBe(before + 200);
  });

  it('API-BUYER-7 editing changes title, detail and date alone, and only of an own task', async () => {
    const edit = { id: world.task, taskTitle: 'New', taskDetail: 'Newer', completionDate: '2027-01-01' };
    const before = await taskOf(world.task);
    expect(
      (await world.send(bob, 'PATCH', `/updateTask${world.task}`, { ...edit, payableAmount: 1, escrow: 0 })).status,
    ).toBe(200);
    expect(await taskOf(world.task)).toEqual({ ...before, ...edit, id: undefined });
    await world.join('zed@example.test', 'buyer');
    expect((await world.call('zed@example.test', 'updateTask', edit)).status).toBe(404);
  });
});

describe('submissions', () => {
  it('API-WORKER-3 takes a slot; title, pay and buyer come from the task', async () => {
    await world.join('zed@example.test', 'worker');
    const args = aSubmission(world.task, { payable_amount: 10_000, buyer_email: ada, worker_email: wim });
    expect((await world.call('zed@example.test', 'createSubmission', args)).status).toBe(200);
    const { body } = await world.call('zed@example.test', 'listWorkerSubmissions', { email: 'zed@example.test' });
    expect(body).toEqual([
      {
        ...args,
        _id: expect.any(String) as string,
        task_title: 'Label street signs',
        payable_amount: 100,
        required_worker: 2,
        worker_email: 'zed@example.test',
        worker_name: 'zed',
        buyer_email: bob,
      },
    ]);
    expect((await taskOf(world.task))?.requiredWorkers).toBe(1);
  });

  it('C-73 keeps title, detail, proof and pay as they were at handing in, and says how much was handed in for a text', async () => {
    const handIns = async () => (await world.call(bob, 'getTaskHandIns', { id: world.task })).body;
    expect(await handIns()).toEqual({ _id: world.task, count: 1, workers: 'wim' });
    const edit = { id: world.task, taskTitle: 'New', taskDetail: 'Newer', completionDate: '2027-01-01' };
    await world.call(bob, 'updateTask', edit);
    expect(await handIns()).toEqual({ _id: world.task, count: 0, workers: '' });
    await world.join('zed@example.test', 'worker');
    await world.join('zoe@example.test', 'worker');
    const later = ['zed', 'zoe'].map((name) =>
      world.call(`${name}@example.test`, 'createSubmission', aSubmission(world.task)),
    );
    const [zed] = (await Promise.all(later)).map(insertedId);
    expect(await handIns()).toEqual({
      _id: world.task,
      count: 2,
      workers: expect.stringMatching(/^(zed, zoe|zoe, zed)$/) as string,
    });
    await world.call(bob, 'rejectSubmission', { submissionId: zed ?? '', ...review });
    expect(await handIns()).toEqual({ _id: world.task, count: 1, workers: 'zoe' });

    const { submissions, texts } = await world.books();
    const kept = submissions
      .filter(({ task_id }) => task_id === world.task)
      .map(({ text_id, task_title, payable_amount }) => {
        const { taskTitle, taskDetail, submissionInfo } = texts.find(({ _id }) => _id === text_id) ?? {};
        return [task_title, payable_amount, taskTitle, taskDetail, submissionInfo];
      });
    const before = ['Label street signs', 100, 'Label street signs', 'One label each.', 'The code.'];
    const after = ['New', 100, 'New', 'Newer', 'The code.'];
    expect(kept).toEqual([before, after, after]);
    expect((await world.call(bob, 'getTaskHandIns', { id: 'unknown' })).status).toBe(404);
    await world.join('eve@example.test', 'buyer');
    expect((await world.call('eve@example.test', 'getTaskHandIns', { id: world.task })).status).toBe(404);
  });

  it('C-73 tells its buyer and its worker what work was done for, also when the task is gone, and nobody else', async () => {
    const told = async (email: string, id = world.submission) => world.call(email, 'getSubmissionText', { id });
    const edit = { id: world.task, taskTitle: 'New', taskDetail: 'Newer', completionDate: '2027-01-01' };
    await world.call(bob, 'updateTask', edit);
    await world.join('zed@example.test', 'worker');
    const later = insertedId(await world.call('zed@example.test', 'createSubmission', aSubmission(world.task)));
    await world.call(bob, 'deleteBuyerTask', { id: world.task, email: bob, requiredWorkers: 1, payableAmount: 100 });
    const before = { taskTitle: 'Label street signs', taskDetail: 'One label each.', submissionInfo: 'The code.' };
    for (const email of [bob, wim]) expect((await told(email)).body).toEqual({ _id: world.submission, ...before });
    const after = { ...before, taskTitle: 'New', taskDetail: 'Newer' };
    expect((await told('zed@example.test', later)).body).toEqual({ _id: later, ...after });
    await world.join('eve@example.test', 'buyer');
    for (const email of ['zed@example.test', 'eve@example.test']) expect((await told(email)).status).toBe(404);
    expect((await told(ada)).status).toBe(403);
    expect((await told(bob, 'unknown')).status).toBe(404);
  });

  it('C-73 of work from before texts were kept, says what its task says', async () => {
    const rows = await world.books();
    await world.load({ ...rows, texts: [], submissions: rows.submissions.map((one) => ({ ...one, text_id: '' })) });
    const { body } = await world.call(wim, 'getSubmissionText', { id: world.submission });
    expect(body).toMatchObject({ _id: world.submission, taskDetail: 'One label each.' });
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-22', '2026-11-22'],
    ['2020-01-01', '2026-11-21'],
    ['yesterday', '2026-11-21'],
  ])('keeps the worker’s own calendar day %s as %s', async (claimed, kept) => {
    const id = insertedId(await world.call(bob, 'createTask', aTask({ requiredWorkers: 1, payableAmount: 1 })));
    await world.call(wim, 'createSubmission', aSubmission(id, { current_date: claimed }));
    const rows = (await world.books()).submissions;
    expect(rows.at(-1)?.current_date).toBe(kept);
  });

  it('API-WORKER-3 is refused twice, without an open slot, in a closed and in an unknown task', async () => {
    const submit = (id: string) => world.call(wim, 'createSubmission', aSubmission(id)).then(({ status }) => status);
    expect(await submit(world.task)).toBe(409);
    await world.join('zed@example.test', 'worker');
    const full = (await world.books()).tasks.find(({ requiredWorkers }) => requiredWorkers === 0)?._id ?? '';
    expect((await world.call('zed@example.test', 'createSubmission', aSubmission(full))).status).toBe(409);
    await world.call(ada, 'deleteAnyTask', { id: world.task });
    expect((await world.call('zed@example.test', 'createSubmission', aSubmission(world.task))).status).toBe(404);
    expect(await submit('unknown')).toBe(404);
    expect((await world.books()).submissions).toHaveLength(2);
  });

  it('API-WORKER-3 is refused again while the first waits and once it is approved, and taken after a rejection (C-60)', async () => {
    const again = () => world.call(wim, 'createSubmission', aSubmission(world.task));
    const refused = {
      status: 409,
      body: { message: 'You have already submitted this task: another is taken only after a rejection.' },
    };
    const mine = async () => (await world.books()).submissions.filter(({ task_id }) => task_id === world.task);
    expect(await again()).toMatchObject(refused);
    await world.call(bob, 'rejectSubmission', { submissionId: world.submission, ...review });
    const second = insertedId(await again());
    expect((await mine()).map(({ status }) => status)).toEqual(['rejected', 'pending']);
    expect(await again()).toMatchObject(refused);
    await world.call(bob, 'approveSubmission', { submissionId: second, ...review });
    expect(await again()).toMatchObject(refused);
    expect((await mine()).map(({ status }) => status)).toEqual(['rejected', 'approved']);
    expect((await taskOf(world.task))?.requiredWorkers).toBe(2);
  });

  it('API-BUYER-3 approving pays the task’s amount once, whatever the body says', async () => {
    const before = await world.coins(wim);
    const approval = { submissionId: world.submission, ...review };
    expect((await world.call(bob, 'approveSubmission', approval)).status).toBe(200);
    expect((await world.call(bob, 'approveSubmission', approval)).status).toBe(409);
    expect((await world.call(bob, 'rejectSubmission', approval)).status).toBe(409);
    expect(await world.coins(wim)).toBe(before + 100);
  });

  it('API-BUYER-4 rejecting opens the slot again; in a deleted task it refunds the buyer', async () => {
    await world.join('zed@example.test', 'worker');
    const other = insertedId(await world.call('zed@example.test', 'createSubmission', aSubmission(world.task)));
    await world.call(bob, 'rejectSubmission', { submissionId: other, ...review });
    expect((await taskOf(world.task))?.requiredWorkers).toBe(2);
    await world.call(ada, 'deleteAnyTask', { id: world.task });
    const before = await world.coins(bob);
    await world.call(bob, 'rejectSubmission', { submissionId: world.submission, ...review });
    expect(await world.coins(bob)).toBe(before + 100);
    expect((await taskOf(world.task))?.escrow).toBe(0);
  });

  it('API-BUYER-3, API-BUYER-4 nobody reviews the work of another buyer’s task', async () => {
    await world.join('zed@example.test', 'buyer');
    const approval = { submissionId: world.submission, ...review };
    expect((await world.call('zed@example.test', 'approveSubmission', approval)).status).toBe(404);
    expect((await world.call('zed@example.test', 'rejectSubmission', approval)).status).toBe(404);
  });
});

describe('withdrawals', () => {
  const ask = (coins: number) => world.call(wim, 'createWithdrawal', aWithdrawal(coins));

  it('API-WORKER-7, API-ADMIN-7, API-ADMIN-8 wait for an admin, who pays each once', async () => {
    const id = insertedId(await ask(200));
    expect(await world.coins(wim)).toBe(610);
    expect((await world.call(ada, 'listPendingWithdrawals', {})).body).toMatchObject([
      { _id: id, worker_email: wim, withdrawal_coin: 200, withdrawal_amount: 10, status: 'pending' },
    ]);
    const pay = () => world.call(ada, 'payWithdrawal', { id, withdrawalAmount: 1, workerEmail: bob });
    expect((await pay()).status).toBe(200);
    expect(await world.coins(wim)).toBe(410);
    expect((await world.call(ada, 'listPendingWithdrawals', {})).body).toEqual([]);
    expect((await pay()).status).toBe(409);
  });

  it.each([
    [326, 16.3],
    [327, 16.35],
    [328, 16.4],
  ])('API-ADMIN-7 %d coins are found by their %d dollars, to the cent', async (coins, dollars) => {
    await ask(coins);
    const found = async (filter: object) => {
      const path = `/withdrawRequests?status=pending&filter=${JSON.stringify(filter)}`;
      return (await world.send(ada, 'GET', path)).body;
    };
    const one = [expect.objectContaining({ withdrawal_coin: coins, withdrawal_amount: dollars })];
    expect(await found({ withdrawal_amount: dollars })).toEqual(one);
    expect(await found({ withdrawal_amount_gte: dollars, withdrawal_amount_lte: dollars })).toEqual(one);
  });

  const refused = (waiting: number, remaining: number, balance = 610) => ({
    status: 400,
    body: {
      message: `Invalid withdrawal amount. Of your ${balance} coins ${waiting} wait for payment: ${remaining} remain, and at least 200 can be asked for.`,
    },
  });

  it.each([199, 611, 200.5, -200, 0, 1e300])('API-WORKER-7 of %d coins are refused', async (coins) => {
    expect(await ask(coins)).toMatchObject(refused(0, 610));
  });

  it('API-WORKER-7 requests that wait count against the balance; a refusal says how many coins wait and remain (C-65)', async () => {
    expect((await ask(400)).status).toBe(200);
    expect(await ask(211)).toMatchObject(refused(400, 210));
    expect((await ask(210)).status).toBe(200);
    expect(await ask(200)).toMatchObject(refused(610, 0));
  });

  it('API-WORKER-7 coins spent as a buyer meanwhile leave nothing below nothing (C-65)', async () => {
    await ask(600);
    await world.call(ada, 'setUserRole', { id: world.ids.wim, role: 'buyer' });
    const id = insertedId(await world.call(wim, 'createTask', aTask({ requiredWorkers: 1, payableAmount: 100 })));
    await world.join('zed@example.test', 'worker');
    const work = insertedId(await world.call('zed@example.test', 'createSubmission', aSubmission(id)));
    await world.call(wim, 'approveSubmission', { submissionId: work, workerEmail: '', payableAmount: 1 });
    await world.call(ada, 'setUserRole', { id: world.ids.wim, role: 'worker' });
    expect(await ask(200)).toMatchObject(refused(600, 0, 510));
  });

  it('API-ADMIN-8 a payout beyond the balance is refused and stays pending', async () => {
    const id = insertedId(await ask(600));
    await world.call(ada, 'setUserRole', { id: world.ids.wim, role: 'buyer' });
    await world.call(wim, 'createTask', aTask({ requiredWorkers: 1, payableAmount: 100 }));
    expect(await world.call(ada, 'payWithdrawal', { id, withdrawalAmount: 600, workerEmail: wim })).toMatchObject({
      status: 409,
      body: { message: 'The worker has not enough coins for this withdrawal.' },
    });
    expect((await world.call(ada, 'listPendingWithdrawals', {})).body).toHaveLength(1);
  });
});
