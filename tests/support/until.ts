import { setTimeout } from 'node:timers/promises';

/** Resolves when it is so. How long that takes is the machine's business; the runner ends what never comes. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await setTimeout(10);
};
