import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * Hook for the details that are open beside a list. It returns `id` and `tab`, the id of their record and the key of
 * their tab, as in the page's address: `?details=<id>&tab=<key>`. `open`, `openTab` and `close` change the address.
 */
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

/** Id and tab of the details that are open beside a list, and functions that open and close them. */
export type Details = ReturnType<typeof useDetails>;

/**
 * Query parameters that say which panels and dialogs are open. They are removed from the address that react-admin sees,
 * because its lists use the same query.
 */
export const openedParams = ['details', 'tab', 'review', 'sheet'] as const;
type OpenedParam = (typeof openedParams)[number];

/**
 * State of a history entry that was made by opening details or a dialog. It tells that the entry before it is the list,
 * so closing may go back.
 */
const OPENED = { detailsOpened: true } as const;

/**
 * Hook for a panel or dialog that is open while the address has the query parameter `name`, so that a link can open it
 * too. `value` is that parameter; undefined while closed. Opening adds a history entry and closing goes back, so the
 * browser's Back button closes the panel and never opens it again. `inside` are parameters that closing removes as
 * well; `openInside` sets them without another history entry.
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
