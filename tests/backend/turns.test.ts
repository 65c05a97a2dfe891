// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTurns } from '#backend/createTurns.ts';
import { Refusal } from '#backend/refuse.ts';

const staying = new AbortController().signal;

/**
 * Turns with two calls at once and three waiting. `begun` has the names of the calls that have begun; each ends when
 * told to.
 */
const aDesk = () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 3 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (account: string, name: string, gone = staying) =>
      inTurn(account, gone, () => {
        begun.push(name);
        return new Promise<string>((resolve) => {
          ends.set(name, () => {
            resolve(name);
          });
        });
      }),
    /** Ends a call by its name, and resolves when the next one has begun. */
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
};

describe('calls of one account', () => {
  it('are done two at a time, in the order in which they came', async () => {
    const { ask, begun, end } = aDesk();
    const answers = ['a', 'b', 'c', 'd'].map((name) => ask('ada', name));
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await end('d');
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are refused with 429 where too many wait, and nothing of them is done', async () => {
    const { ask, begun } = aDesk();
    for (const name of ['a', 'b', 'c', 'd', 'e']) void ask('ada', name);
    await expect(ask('ada', 'f')).rejects.toMatchObject({ status: 429, named: { reason: 'tooManyCalls' } });
    expect(begun).toEqual(['a', 'b']);
  });

  it('hold up no others', () => {
    const { ask, begun } = aDesk();
    for (const name of ['a', 'b', 'c', 'd', 'e']) void ask('ada', name);
    void ask('bob', 'of bob');
    expect(begun).toEqual(['a', 'b', 'of bob']);
  });

  it('keep their turn until what they answered is sent', async () => {
    const inTurn = createTurns({ atOnce: 1, waiting: 1 });
    let sent = () => {};
    expect(
      await inTurn('ada', staying, (hold) => {
        hold(new Promise((resolve) => (sent = resolve)));
        return Promise.resolve('list');
      }),
    ).toBe('list');
    let begun = false;
    const next = inTurn('ada', staying, () => Promise.resolve((begun = true)));
    await new Promise(setImmediate);
    expect(begun).toBe(false);
    sent();
    expect(await next).toBe(true);
  });

  it('give their place on when they fail', async () => {
    const inTurn = createTurns({ atOnce: 1, waiting: 1 });
    const failing = inTurn('ada', staying, () => Promise.reject(new Error('broken')));
    const next = inTurn('ada', staying, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('are not done for whoever has gone, and leave room for others', async () => {
    const { ask, begun, end } = aDesk();
    const left = new AbortController();
    for (const name of ['a', 'b']) void ask('ada', name);
    const given = ask('ada', 'given up', left.signal);
    for (const name of ['c', 'd']) void ask('ada', name);
    left.abort();
    await expect(given).rejects.toThrow(Refusal);
    void ask('ada', 'e');
    for (const name of ['a', 'b', 'c', 'd']) await end(name);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
