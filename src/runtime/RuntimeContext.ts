import { requiredContext } from '#services/requiredContext.ts';
import type { Runtime } from './runtime.ts';

/** The page's runtime, for the console; screens reach its parts through react-admin, the session and the services. */
export const [RuntimeContext, useRuntime] = requiredContext<Runtime>('useRuntime');
