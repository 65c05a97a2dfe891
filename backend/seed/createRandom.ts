/** Creates a generator of pseudo-random numbers, the same for the same seed on every machine (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Whole number from `least` to `most`, inclusive. */
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (share: number): boolean => next() < share,
    pick: <T>(items: readonly T[]): T => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    /** Text of random hexadecimal digits. */
    hex: (digits: number): string => Array.from({ length: digits }, () => between(0, 15).toString(16)).join(''),
  };
};
export type Random = ReturnType<typeof createRandom>;
