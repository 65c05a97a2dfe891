/** Text storage of the browser. Where the browser refuses to store, values last for the visit. */
export interface Storage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Keys with this prefix. */
  keys: (prefix: string) => string[];
}

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** `area` is called at each access, as reading `localStorage` throws where storage is refused. */
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

/** Storage of one tab, kept over a reload. */
export const tabStorage = createStorage(() => sessionStorage);
