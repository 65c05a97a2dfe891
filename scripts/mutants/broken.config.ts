import { normalizePath } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';
import { broken } from './place.mjs';
import { table } from './table.mjs';

/** The tests as ever, but what they load of the file of the row that BROKEN names is broken; nothing is written to disk. */
export default mergeConfig(
  tests,
  defineConfig({
    plugins: [
      {
        name: 'broken',
        enforce: 'pre',
        transform(_, id) {
          const row = table.find(
            ({ what, file }) => what === process.env.BROKEN && normalizePath(id).endsWith(`/${file}`),
          );
          return row && { code: broken(row), map: null };
        },
      },
    ],
  }),
);
