import type { parseConfig } from '#runtime/config.ts';

declare global {
  /** True in builds that simulate the server or an outside company; their code is left out of other builds. */
  const __SIMULATED__: boolean;

  /** Build-time configuration, together with a list of its problems. */
  const __CONFIG__: ReturnType<typeof parseConfig>;
}
