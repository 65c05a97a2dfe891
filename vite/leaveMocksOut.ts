import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Texts of the demo alone, in every language. */
const demoTexts = /\/src\/i18n\/\w+\/demo\.ts$/;

/** Plugin for builds without a demo: drops its texts, and the service worker that is copied from public/. */
export const leaveMocksOut = (simulated: boolean): Plugin => {
  let outDir = '';
  return {
    name: 'leave-mocks-out',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    load: {
      filter: { id: demoTexts },
      handler: () => (simulated ? null : 'export const demo = {};'),
    },
    writeBundle: async () => {
      if (!simulated) await rm(join(outDir, 'mockServiceWorker.js'), { force: true });
    },
  };
};
