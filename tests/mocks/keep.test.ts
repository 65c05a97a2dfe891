import { beforeEach, expect, test, vi } from 'vitest';
import { createSimulation, type Simulation, type SimulationState } from '#mocks/createSimulation.ts';
import { firstState as delivered, isComplete } from '#mocks/firstState.ts';
import { keep, openShelf, replaceShelf, type Lock } from '#mocks/persistence/keep.ts';
import { createMemoryShelf, type Shelf } from '#mocks/persistence/shelf.ts';
import { emptyState } from '#tests/support/createTestMarketplace.ts';

/** A Web Lock for one process: jsdom has none. */
const createLock = (): Lock => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
};
const firstState = () => Promise.resolve(emptyState);
const ada = { email: 'ada@example.com', displayName: '', photoUrl: '', password: null, google: true };

let shelf: Shelf;
let lock: Lock;
beforeEach(() => {
  shelf = createMemoryShelf();
  lock = createLock();
});

const openTab = async () => {
  const { version, state } = await openShelf(shelf, lock, firstState);
  const simulation = createSimulation(state);
  const onSaved = vi.fn();
  return { simulation, onSaved, alone: keep(simulation, shelf, lock, version, onSaved) };
};
const emails = (simulation: Simulation) => simulation.accounts.snapshot().map(({ email }) => email);

test('what a request changed is there after a reload', async () => {
  const { simulation, alone, onSaved } = await openTab();
  await alone(() => simulation.accounts.add(ada));
  expect(onSaved).toHaveBeenCalledOnce();
  const reloaded = await openTab();
  expect(emails(reloaded.simulation)).toEqual([ada.email]);
});

test('a request that changed nothing saves nothing', async () => {
  const write = vi.spyOn(shelf, 'write');
  const { alone, onSaved } = await openTab();
  write.mockClear();
  await alone(() => 'read');
  expect([write.mock.calls.length, onSaved.mock.calls.length]).toEqual([0, 0]);
});

test('two tabs that write in turn lose nothing', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const names = Array.from({ length: 20 }, (_, index) => `person-${String(index)}@example.com`);
  await Promise.all(
    names.map((email, index) => {
      const { alone, simulation } = index % 2 === 0 ? first : second;
      return alone(() => simulation.accounts.add({ ...ada, email }));
    }),
  );
  const { simulation } = await openTab();
  expect(emails(simulation)).toEqual(names);
});

test('the state is read only where another tab has moved it', async () => {
  const read = vi.spyOn(shelf, 'read');
  const [first, second] = [await openTab(), await openTab()];
  read.mockClear();
  await first.alone(() => first.simulation.accounts.add(ada));
  await first.alone(() => 'again');
  expect(read).not.toHaveBeenCalled();
  await second.alone(() => 'late');
  expect(read).toHaveBeenCalledOnce();
  expect(emails(second.simulation)).toEqual([ada.email]);
});

test('a reset reaches running tabs with their next request, and ends their access tokens', async () => {
  const { simulation, alone } = await openTab();
  await alone(() => simulation.accounts.add(ada));
  const renewed = { ...emptyState, secret: btoa('another secret, also 32 bytes ok') };
  await replaceShelf(shelf, lock, () => Promise.resolve(renewed));
  await alone(() => 'next');
  expect(simulation.state()).toEqual(renewed);
});

test('a demo from before a change of the tables begins anew; one of today goes on', async () => {
  const today = await delivered();
  const [first, ...rest] = today.marketplace.tasks;
  const { escrow: _, ...withoutEscrow } = { ...first };
  const { payments: __, ...withoutPayments } = today.marketplace;
  const older = [
    { ...today, marketplace: { ...today.marketplace, tasks: [withoutEscrow, ...rest] } },
    { ...today, marketplace: withoutPayments },
  ] as unknown as SimulationState[];
  const open = () => openShelf(shelf, lock, firstState, isComplete);
  for (const state of older) {
    await replaceShelf(shelf, lock, () => Promise.resolve(state));
    expect((await open()).state).toBe(emptyState);
  }
  await replaceShelf(shelf, lock, () => Promise.resolve(today));
  expect((await open()).state).toBe(today);
  const emptied = { ...today, marketplace: { ...today.marketplace, withdrawals: [] } };
  await replaceShelf(shelf, lock, () => Promise.resolve(emptied));
  expect((await open()).state).toBe(emptied);
});
