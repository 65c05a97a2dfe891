import { PLACES, posts } from '../support/circle.ts';
import { balance, enterDemo } from '../support/demo.ts';
import { expect, test as base } from '../support/full.ts';
import { losingProxy } from '../support/losingProxy.ts';

/** Coins for each worker, few enough for the balance of the demo's buyer. */
const PAY = 20;

const test = base.extend<{ network: Awaited<ReturnType<typeof losingProxy>> }>({
  network: async ({ full }, provide) => {
    const network = await losingProxy(full.url);
    await provide(network);
    network.stop();
  },
  baseURL: ({ network }, provide) => provide(network.url),
});

test('a task whose answers are lost on the way is posted once, however often the browser sends it', async ({
  page,
  network,
  store,
}) => {
  const tasks = () => store.read((reader) => reader.count('tasks', { closed: false }));
  const dollars = async () => Number((await balance(page).textContent())?.slice(1));
  await enterDemo(page, 'buyer');
  const [posted, held] = [await tasks(), await dollars()];
  network.lose('/api/Addtask', 2);
  await posts(page, 'Count the swans on a pond', PAY);
  const answers = network.answersTo('/api/Addtask');
  expect(answers).toHaveLength(3);
  expect(new Set(answers).size).toBe(1);
  expect(await tasks()).toBe(posted + 1);
  await expect.poll(dollars).toBeCloseTo(held - PLACES * PAY * 0.05);
});
