import { requiredContext } from '#services/requiredContext.ts';
import type { Runtime } from './runtime.ts';

/**
 * Context and hook for the page's runtime, for the console's shell. Screens reach its parts through react-admin, the
 * session and the services.
 */
export const [RuntimeContext, useRuntime] = requiredContext<Runtime>('useRuntime');
