import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The worker of the in-browser backend stands in public/, which is copied as it is: a build without a demo drops it. */
export const leaveMocksOut = (simulated: boolean): Plugin => {
  let outDir = '';
  return {
    name: 'leave-mocks-out',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    writeBundle: async () => {
      if (!simulated) await rm(join(outDir, 'mockServiceWorker.js'), { force: true });
    },
  };
};
