import { createContext, useContext } from 'react';

/**
 * Creates a context and the hook that reads it. The hook throws outside of the context's provider; `hook` is the hook's
 * name for that error's message.
 */
export const requiredContext = <T extends object>(hook: string) => {
  const Context = createContext<T | null>(null);
  const useRequired = (): T => {
    const value = useContext(Context);
    if (!value) throw new Error(`${hook} outside of its provider`);
    return value;
  };
  return [Context, useRequired] as const;
};
