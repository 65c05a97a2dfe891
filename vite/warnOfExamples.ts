import type { Plugin } from 'vite';
import { examplesLeft } from '../src/product.ts';

/** A build for a real server says what of src/product.ts is still an example; the demo is one itself (C-63). */
export const warnOfExamples = (demo: boolean): Plugin => ({
  name: 'warn-of-examples',
  apply: 'build',
  buildStart: function () {
    if (demo || examplesLeft.length === 0) return;
    this.warn(`Still our examples, for you to replace in src/product.ts: ${examplesLeft.join(', ')}.`);
  },
});
