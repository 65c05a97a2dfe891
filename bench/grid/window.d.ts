import type { createBulkBench } from './createBulkBench.ts';
import type { createProbe } from './createProbe.ts';

declare global {
  interface Window {
    /** Functions for the runner; the address decides which half exists. */
    bench: ReturnType<typeof createProbe> & ReturnType<typeof createBulkBench>;
  }
}
