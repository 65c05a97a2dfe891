import { setTimeout } from 'node:timers/promises';

/** Resolves when the condition holds; the test runner limits the time. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await setTimeout(10);
};
