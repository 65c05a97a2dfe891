import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Details in the address: the id of the open record and the key of its tab, `?details=<id>&tab=<key>`. */
export const useDetails = () => {
  const { value, params, open, openInside, close } = useOpened('details', ['tab']);
  return {
    id: value,
    tab: params.get('tab') ?? undefined,
    open,
    openTab: (tab: string) => openInside({ tab }),
    close,
  };
};

export type Details = ReturnType<typeof useDetails>;

/** Query parameters of open panels and dialogs. react-admin, whose lists use the same query, never sees them. */
export const openedParams = ['details', 'tab', 'review', 'sheet'] as const;
type OpenedParam = (typeof openedParams)[number];

/** State of a history entry made by opening: the list is the entry before it. */
const OPENED = { detailsOpened: true } as const;

/**
 * Something opened by a query parameter `?name=value`, so that links work. Opening adds a history entry, and closing
 * goes back, so Back closes and never opens again. `inside` are parameters that are removed with it.
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
        // It stays the same page, so its scroll position is kept.
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
    openInside: (set: Partial<Record<OpenedParam, string>>) =>
      change({ [name]: value, ...set }, { replace: true, state }),
    close: () => {
      // Going back is asynchronous: a second press meanwhile would leave the page.
      if (leaving.current) return;
      leaving.current = true;
      if (isOpened(state)) void navigate(-1);
      else change({}, { replace: true });
    },
  };
};

const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'detailsOpened' in state;
