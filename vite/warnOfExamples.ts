import type { Plugin } from 'vite';
import { examplesLeft } from '../src/product.ts';

/**
 * Plugin that warns in builds for a real server of the examples left in src/product.ts (C-63). It does nothing in a
 * build of the `demo`.
 */
export const warnOfExamples = (demo: boolean): Plugin => ({
  name: 'warn-of-examples',
  apply: 'build',
  buildStart: function () {
    if (demo || examplesLeft.length === 0) return;
    this.warn(`Still our examples, for you to replace in src/product.ts: ${examplesLeft.join(', ')}.`);
  },
});
