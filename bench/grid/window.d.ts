import type { createBulkBench } from './bulkBench.ts';
import type { createProbe } from './probe.ts';

declare global {
  interface Window {
    /** What the runner calls; which half of it is there depends on the address. */
    bench: ReturnType<typeof createProbe> & ReturnType<typeof createBulkBench>;
  }
}
