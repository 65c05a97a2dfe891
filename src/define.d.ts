import type { parseConfig } from '#runtime/config.ts';

declare global {
  /** True in builds where the marketplace or an outside company is simulated; everything behind it is left out of others. */
  const __SIMULATED__: boolean;

  /** What the build was told, and what was wrong with it. */
  const __CONFIG__: ReturnType<typeof parseConfig>;
}
