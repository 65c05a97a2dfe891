import type { createBulkBench } from './bulkBench.ts';
import type { createProbe } from './probe.ts';

declare global {
  interface Window {
    /** Functions for the runner; the address decides which half exists. */
    bench: ReturnType<typeof createProbe> & ReturnType<typeof createBulkBench>;
  }
}
