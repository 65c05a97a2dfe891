import { useSearchParams } from 'react-router';

/** Which record's details are open, and which of their tabs: both stand in the address, `?details=<id>&tab=<key>`. */
export const useDetails = () => {
  const [params, setParams] = useSearchParams();
  const change = (set: Record<string, string | undefined>, replace: boolean) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(set))
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace },
    );
  };
  return {
    id: params.get('details') ?? undefined,
    tab: params.get('tab') ?? undefined,
    open: (id: string) => {
      change({ details: id, tab: undefined }, false);
    },
    openTab: (tab: string) => {
      change({ tab }, true);
    },
    close: () => {
      change({ details: undefined, tab: undefined }, false);
    },
  };
};
