import { requiredContext } from '#services/requiredContext.ts';
import type { Runtime } from './runtime.ts';

/**
 * Context and hook for the page's runtime (runtime.ts). Screens do not use it: they get what they need from
 * react-admin, the session and the services.
 */
export const [RuntimeContext, useRuntime] = requiredContext<Runtime>('useRuntime');
