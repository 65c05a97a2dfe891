import { createContext, useContext } from 'react';
import type { Runtime } from './runtime.ts';

export const RuntimeContext = createContext<Runtime | null>(null);

/** The page's runtime, for the console; screens reach its parts through react-admin, the session and the services. */
export const useRuntime = (): Runtime => {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime outside of its provider');
  return runtime;
};
