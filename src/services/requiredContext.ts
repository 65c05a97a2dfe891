import { createContext, useContext } from 'react';

/** Context and the hook that reads it. The hook throws outside of its provider, and is named for that. */
export const requiredContext = <T extends object>(hook: string) => {
  const Context = createContext<T | null>(null);
  const useRequired = (): T => {
    const value = useContext(Context);
    if (!value) throw new Error(`${hook} outside of its provider`);
    return value;
  };
  return [Context, useRequired] as const;
};
