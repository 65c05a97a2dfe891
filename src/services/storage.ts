/** Text storage of the browser. If the browser refuses to store, the values last as long as the page. */
export interface Storage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** All stored keys with this prefix. */
  keys: (prefix: string) => string[];
}

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/**
 * Creates a text storage over a Web Storage area. `area` is called at each access, because reading `localStorage`
 * throws when storage is refused.
 */
export const createStorage = (area = () => localStorage): Storage => {
  const visit = new Map<string, string>();
  return {
    get: (key) => visit.get(key) ?? attempt(() => area().getItem(key)) ?? null,
    set: (key, value) => {
      const kept = attempt(() => (area().setItem(key, value), true));
      if (kept) visit.delete(key);
      else visit.set(key, value);
    },
    remove: (key) => {
      visit.delete(key);
      attempt(() => area().removeItem(key));
    },
    keys: (prefix) => {
      const kept = attempt(() => Object.keys(area())) ?? [];
      return [...new Set([...kept, ...visit.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
};

/** Text storage of one tab, which survives a reload (session storage). */
export const tabStorage = createStorage(() => sessionStorage);
