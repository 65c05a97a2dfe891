import { expect, test } from 'vitest';
import { createVerdictQueue, type VerdictOutcome } from '#resources/submissions/workbench/createVerdictQueue.ts';
import { HOLD, type Queue } from '#resources/submissions/workbench/heldVerdict.ts';

const one = (id: string) => ({ id, verdict: 'approved' as const, name: `Work ${id}` });

/** Queue of verdicts with a clock that the test moves, and a server that answers when told to. */
const aQueue = () => {
  let time = 1_000_000;
  let timer: { at: number; action: () => void } | undefined;
  const sent: string[] = [];
  const answers: ((answer: VerdictOutcome) => void)[] = [];
  const world = { isHere: true, kept: [] as Queue };
  const queue = createVerdictQueue({
    keep: (held) => (world.kept = held),
    send: ({ id }) => {
      sent.push(id);
      return new Promise((resolve) => answers.push(resolve));
    },
    isHere: () => world.isHere,
    now: () => time,
    later: (action, wait) => {
      const mine = { at: time + wait, action };
      timer = mine;
      return () => {
        if (timer === mine) timer = undefined;
      };
    },
  });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    queue,
    sent,
    world,
    states: () => world.kept.map(({ id, state }) => `${id} ${state}`),
    give: async (...ids: string[]) => {
      for (const id of ids) queue.give(one(id));
      await settle();
    },
    pass: async (ms: number) => {
      time += ms;
      const due = timer;
      if (due && due.at <= time) {
        timer = undefined;
        due.action();
      }
      await settle();
    },
    answer: async (answer: VerdictOutcome) => {
      answers.shift()?.(answer);
      await settle();
    },
    settle,
  };
};

test('held for 6 s, then written as begun before the call, and forgotten after its answer', async () => {
  const { give, pass, sent, states, answer } = aQueue();
  await give('a');
  await pass(HOLD - 1);
  expect([sent, states()]).toEqual([[], ['a held']]);
  await pass(1);
  expect([sent, states()]).toEqual([['a'], ['a begun']]);
  await answer('done');
  expect(states()).toEqual([]);
});

test('the next one but one sends it, also when all three come in one breath', async () => {
  const { give, sent } = aQueue();
  await give('a', 'b');
  expect(sent).toEqual([]);
  await give('c');
  expect(sent).toEqual(['a']);
  const other = aQueue();
  await other.give('a', 'b', 'c');
  await other.pass(0);
  expect(other.sent).toEqual(['a']);
});

test('what was taken back is not sent; what is under way cannot be', async () => {
  const { queue, give, pass, sent, states } = aQueue();
  await give('a');
  expect(queue.takeBack()?.id).toBe('a');
  await pass(HOLD * 2);
  expect([sent, states()]).toEqual([[], []]);
  await give('b');
  await pass(HOLD);
  expect(queue.takeBack()).toBeUndefined();
  expect(sent).toEqual(['b']);
});

test('leaving sends everything at once, one after the other, each once', async () => {
  const { queue, give, pass, sent, answer } = aQueue();
  await give('a', 'b');
  let left = false;
  void queue.leave().then(() => (left = true));
  expect(sent).toEqual(['a']);
  await answer('done');
  expect(sent).toEqual(['a', 'b']);
  expect(left).toBe(false);
  await answer('done');
  expect(left).toBe(true);
  await pass(HOLD * 3);
  expect(sent).toEqual(['a', 'b']);
});

test('what an earlier visit left is sent at once, also what had begun there; the rest is held as ever', async () => {
  const { queue, sent, give, pass, answer } = aQueue();
  queue.send([
    { ...one('a'), state: 'begun', at: 5 },
    { ...one('b'), state: 'held', at: 6 },
  ]);
  await give('c');
  await answer('done');
  await answer('done');
  expect(sent).toEqual(['a', 'b']);
  await pass(HOLD);
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('a refusal that ends the session: nothing more is sent, everything stays kept', async () => {
  const { queue, give, pass, sent, states, answer } = aQueue();
  await give('a', 'b');
  const left = queue.leave();
  await answer('signedOut');
  await left;
  expect([sent, states()]).toEqual([['a'], ['a held', 'b held']]);
  await pass(HOLD * 2);
  await queue.leave();
  await give('c', 'd', 'e');
  expect(sent).toEqual(['a']);
});

test('a failure that nobody is told of stays kept as begun, and nothing more is sent', async () => {
  const { queue, give, pass, sent, states, answer } = aQueue();
  await give('a', 'b');
  const left = queue.leave();
  await answer('unsaid');
  await left;
  await pass(HOLD * 2);
  expect([sent, states()]).toEqual([['a'], ['a begun', 'b held']]);
});

test('whoever has signed out meanwhile sends nothing', async () => {
  const { queue, give, pass, sent, states, world } = aQueue();
  await give('a');
  world.isHere = false;
  await pass(HOLD);
  await queue.leave();
  world.isHere = true;
  await pass(HOLD);
  expect([sent, states()]).toEqual([[], ['a held']]);
});

test('a session that is looked at anew sends nothing, and goes on when it is back', async () => {
  const { give, pass, sent, world } = aQueue();
  await give('a');
  world.isHere = false;
  await pass(HOLD);
  await pass(1_000);
  expect(sent).toEqual([]);
  world.isHere = true;
  await pass(1_000);
  expect(sent).toEqual(['a']);
});

test('one that failed is open again, the others go on; giving it again takes the mark away', async () => {
  const { queue, give, sent, states, answer } = aQueue();
  await give('a', 'b', 'c');
  await answer('failed');
  expect([...queue.state().failed.keys()]).toEqual(['a']);
  expect(states()).toEqual(['b held', 'c held']);
  await give('a');
  expect(queue.state().failed.size).toBe(0);
  expect(sent).toEqual(['a', 'b']);
});

test('each change is told to whoever listens', async () => {
  const { queue, give } = aQueue();
  const lengths: number[] = [];
  const stop = queue.subscribe(() => lengths.push(queue.state().held.length));
  await give('a');
  queue.takeBack();
  expect(lengths.at(-1)).toBe(0);
  stop();
  const before = lengths.length;
  await give('b');
  expect(lengths).toHaveLength(before);
});
