import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Texts of the demo alone, in every language. */
const demoTexts = /\/src\/i18n\/\w+\/demo\.ts$/;

/** Files of public/ for the demo alone: its service worker, and its people's faces. */
const demoFiles = ['mockServiceWorker.js', 'people'];

/** Plugin for builds without a demo: drops its texts and files. It does nothing in a build with `simulated` parts. */
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
      if (simulated) return;
      await Promise.all(demoFiles.map((file) => rm(join(outDir, file), { force: true, recursive: true })));
    },
  };
};
