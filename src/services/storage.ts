/** Text kept in the browser. Where the browser refuses local storage, it lasts for the visit. */
export interface Storage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** The keys that begin so. */
  keys: (prefix: string) => string[];
}

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

export const createStorage = (): Storage => {
  const visit = new Map<string, string>();
  return {
    get: (key) => visit.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
    set: (key, value) => {
      const kept = attempt(() => (localStorage.setItem(key, value), true));
      if (kept) visit.delete(key);
      else visit.set(key, value);
    },
    remove: (key) => {
      visit.delete(key);
      attempt(() => localStorage.removeItem(key));
    },
    keys: (prefix) => {
      const kept = attempt(() => Object.keys(localStorage)) ?? [];
      return [...new Set([...kept, ...visit.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
};
