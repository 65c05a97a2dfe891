import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What stands in the address for open details. react-admin, whose lists live in the same place, never sees them. */
export const detailsParams = ['details', 'tab'] as const;

/** Marks a history entry made by opening details: the list lies right behind it. */
const OPENED = { detailsOpened: true } as const;

/**
 * Which record's details are open, and which of their tabs: `?details=<id>&tab=<key>`. Opening is a step in the history, so
 * Back closes; closing takes that step back, so Back never opens again what was closed.
 */
export const useDetails = () => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const id = params.get('details') ?? undefined;
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [id]);

  const change = (set: Record<string, string | undefined>, options: { replace: boolean; state?: unknown }) => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(set))
        if (value === undefined) after.delete(name);
        else after.set(name, value);
      return after;
    }, options);
  };

  return {
    id,
    tab: params.get('tab') ?? undefined,
    open: (wanted: string) => {
      const replace = id !== undefined;
      change({ details: wanted, tab: undefined }, { replace, state: replace ? state : OPENED });
    },
    openTab: (tab: string) => {
      change({ tab }, { replace: true, state });
    },
    close: () => {
      // Going back takes a moment: a second press meanwhile would leave the page.
      if (leaving.current) return;
      leaving.current = true;
      if (isOpened(state)) void navigate(-1);
      else change({ details: undefined, tab: undefined }, { replace: true });
    },
  };
};

export type Details = ReturnType<typeof useDetails>;

const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'detailsOpened' in state;
