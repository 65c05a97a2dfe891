import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What stands in the address for what is open on a screen. react-admin, whose lists live in the same place, never sees it. */
export const openedParams = ['details', 'tab', 'review', 'sheet'] as const;
type OpenedParam = (typeof openedParams)[number];

/** Marks a history entry made by opening: the list lies right behind it. */
const OPENED = { detailsOpened: true } as const;

/**
 * Something that `?name=value` opens, so that a link does. Opening is a step in the history, so Back closes; closing takes that step
 * back, so Back never opens again what was closed. `inside` are parameters that go with it.
 */
export const useOpened = (name: OpenedParam, inside: readonly OpenedParam[] = []) => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const value = params.get(name) ?? undefined;
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [value]);

  const change = (set: Partial<Record<OpenedParam, string>>, options: { replace: boolean; state?: unknown }) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const own of [name, ...inside])
          if (set[own] === undefined) after.delete(own);
          else after.set(own, set[own]);
        return after;
        // The page stays the page: whoever has scrolled goes on from there.
      },
      { ...options, preventScrollReset: true },
    );
  };

  return {
    value,
    params,
    open: (wanted: string) => {
      const replace = value !== undefined;
      change({ [name]: wanted }, { replace, state: replace ? state : OPENED });
    },
    openInside: (set: Partial<Record<OpenedParam, string>>) => {
      change({ [name]: value, ...set }, { replace: true, state });
    },
    close: () => {
      // Going back takes a moment: a second press meanwhile would leave the page.
      if (leaving.current) return;
      leaving.current = true;
      if (isOpened(state)) void navigate(-1);
      else change({}, { replace: true });
    },
  };
};

const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'detailsOpened' in state;
