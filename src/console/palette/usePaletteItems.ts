import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { SignOutRegular } from '@fluentui/react-icons/headless/svg/sign-out';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccessResources } from 'react-admin';
import { useNavigate } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useLogOut } from '#authProvider/useLogOut.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { loadedRecords } from '#dataProvider/loadedLists.ts';
import { folded } from '#domain/folded.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { useThemeSwitch } from '#public-site/shell/ThemeButton.tsx';
import { usePhone } from '#ui/grid/usePhone.ts';
import { keyName } from '#ui/shortcuts/keyName.ts';
import { usePageCommands, type PageCommand } from '#ui/shortcuts/pageCommands.ts';
import { isSingleKey, useSingleKeys } from '#ui/shortcuts/useSingleKeys.ts';
import { addressOf, resources, rightTo, screens, type Page, type Screen } from '../screens.ts';
import { patternsOf } from './patterns.ts';
import type { PaletteItem } from './PaletteBox.tsx';
import { recordKinds, type RecordKinds } from './recordKinds.ts';

/** Lines that the palette shows; `hasMore` is true when others match as well and more typing would find them. */
type Found = { items: readonly PaletteItem[]; hasMore: boolean };

/**
 * Hook that returns the palette's lines for a typed text: the role's pages, commands, and, once something is typed,
 * matching records in React Query's cache. When nothing matches, it returns lines that search the lists.
 * `onNotifications` opens the Notifications panel.
 */
export const usePaletteItems = (typed: string, onNotifications: () => void): Found => {
  const pages = usePages();
  const commands = useCommands(typed, onNotifications);
  const { records, searches } = useRecords(typed);
  const byLabel = (items: readonly PaletteItem[]) =>
    bestMatches(items, ({ label }) => folded(label), typed, items.length);
  const found = [...byLabel(pages), ...byLabel(commands), ...records.flatMap((kind) => kind.slice(0, PER_KIND))];
  return {
    // With no match by name, the search in a list is offered, because it looks at more fields.
    items: found.length > 0 ? found : searches,
    hasMore: records.some((kind) => kind.length > PER_KIND),
  };
};

const names = resources.map(({ name }) => name);

/**
 * Hook that returns a function to check the user's right to a screen, as the sidebar does. The function returns true
 * while react-admin has not answered yet, because the screen checks again.
 */
const useMayOpen = () => {
  const rights: Partial<Record<Page, Record<string, boolean> | undefined>> = {
    list: useCanAccessResources({ action: 'list', resources: names }).canAccess,
    create: useCanAccessResources({ action: 'create', resources: names }).canAccess,
  };
  return (screen: Screen): boolean => {
    const right = rightTo(screen);
    return !right || rights[right.action]?.[right.resource] !== false;
  };
};

const useRole = () => useSessionState().record?.role;

const usePages = (): readonly PaletteItem[] => {
  const t = useT();
  const navigate = useNavigate();
  const role = useRole();
  const mayOpen = useMayOpen();
  return screens.flatMap((screen) => {
    if (screen.role !== role || !screen.label || !mayOpen(screen)) return [];
    const to = addressOf(screen);
    const Icon = screen.icon?.rest;
    return [
      {
        id: to,
        group: t('palette.pages'),
        label: t(screen.label),
        ...(Icon && { Icon }),
        run: () => void navigate(to),
      },
    ];
  });
};

/** Hook that returns the commands of the current page and of every page, without those for the palette itself. */
const useCommands = (typed: string, onNotifications: () => void): readonly PaletteItem[] => {
  const t = useT();
  const [singleKeys] = useSingleKeys();
  const phone = usePhone();
  const theme = useThemeSwitch();
  const logOut = useLogOut();
  const ofEveryPage: readonly PageCommand[] = [
    { label: t('notifications.title'), Icon: AlertRegular, run: onNotifications },
    theme,
    { label: t('action.logOut'), Icon: SignOutRegular, run: () => void logOut() },
  ];
  return (
    [...usePageCommands().toSorted(byKeyLast), ...ofEveryPage]
      .filter(({ keys, ofMenu }) => (!keys || isSingleKey(keys)) && (!ofMenu || typed.trim() !== ''))
      // Phones have no keys to list.
      .filter(({ keys }) => keys !== '?' || !phone)
      .map(({ label, run, Icon, keys }, place) => ({
        id: `command-${String(place)}`,
        group: t('palette.commands'),
        label,
        run,
        Icon,
        ...(keys && singleKeys && { keys: keyName(keys) }),
      }))
  );
};

/** Compare function that sorts commands with a shortcut last, because people know them already. */
const byKeyLast = (a: PageCommand, b: PageCommand) => Number(a.keys !== undefined) - Number(b.keys !== undefined);

/**
 * Hook that returns the records in React Query's cache that match the typed text, for each kind at most PER_KIND plus
 * one. The extra one tells that others match. No request is made: a kind without any record in the cache has its item
 * of `searches` instead. `searches` has for each kind an item that opens its list with the typed text as search. Before
 * anything is typed, both are empty.
 */
const useRecords = (
  typed: string,
): { records: readonly (readonly PaletteItem[])[]; searches: readonly PaletteItem[] } => {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const role = useRole();
  const words = { worth: useWorth(), systemOf: useSystemName() };
  const [foldedOnce] = useState(createFoldedOnce);

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it ties the records to their kind
  const itemsOf = <R extends keyof RecordKinds>(resource: R, address: string) => {
    const { heading, icon, recordRepresentation, detail, query, ...kind } = recordKinds[resource];
    const sought = kind.sought ?? ((record) => detail(record, words));
    const own = screens.find(
      (screen) => screen.role === role && screen.page === 'show' && screen.resource?.name === resource,
    );
    const addressWith = (asked: Readonly<Record<string, string>>) =>
      `${address}?${new URLSearchParams(asked).toString()}`;
    const placeOf = (record: Records[R]['record']) =>
      own ? addressOf(own, { id: record._id }) : addressWith(query(record));
    const loaded = loadedRecords(queryClient, resource);
    const search: PaletteItem = {
      id: resource,
      group: t(heading),
      label: t('palette.searchIn', { text: typed.trim() }),
      Icon: icon,
      run: () => void navigate(addressWith({ filter: JSON.stringify({ q: typed.trim() }) })),
    };
    const found = bestMatches(loaded, foldedOnce(loaded, [recordRepresentation, sought]), typed, PER_KIND + 1).map(
      (record): PaletteItem => ({
        id: `${resource}-${record._id}`,
        group: t(heading),
        label: recordRepresentation(record),
        detail: detail(record, words),
        Icon: icon,
        run: () => void navigate(placeOf(record)),
      }),
    );
    // Typing makes no request: while nothing is in the cache, the list's screen searches.
    return { search, found: loaded.length === 0 ? [search] : found };
  };
  const kinds = (Object.keys(recordKinds) as (keyof RecordKinds)[]).flatMap((name) => {
    const list = screens.find(
      (screen) => screen.role === role && screen.page === 'list' && screen.resource?.name === name,
    );
    return list && typed.trim() !== '' ? itemsOf(name, addressOf(list)) : [];
  });
  return { records: kinds.map(({ found }) => found), searches: kinds.map(({ search }) => search) };
};

/** Number of records of a kind that are shown; more typing finds the others. */
const PER_KIND = 8;

/**
 * Creates a cache of folded texts (see `folded`), because folding takes longer than the rest of the search. It is a
 * function of a list and of the functions that return the parts of a record's text. Its result maps a record and its
 * index in the list to the folded text, which is computed once per list.
 */
const createFoldedOnce = () => {
  const lists = new WeakMap<readonly unknown[], string[]>();
  return <T>(list: readonly T[], texts: readonly ((thing: T) => string)[]) => {
    const known = lists.get(list) ?? [];
    lists.set(list, known);
    return (thing: T, place: number): string => (known[place] ??= texts.map((text) => folded(text(thing))).join('\n'));
  };
};

/**
 * Finds the first `most` things whose folded text contains the typed text; those in which a word begins with it come
 * first. `textOf` returns the folded text of the thing at index `place`. The search is quick enough for 100,000 records
 * at every key, because its loop stops when no better match can come.
 */
const bestMatches = <T>(
  things: readonly T[],
  textOf: (thing: T, place: number) => string,
  typed: string,
  most: number,
): readonly T[] => {
  const { anywhere, atWordStart } = patternsOf(folded(typed));
  const best: T[] = [];
  const rest: T[] = [];
  for (const [place, thing] of things.entries()) {
    const text = textOf(thing, place);
    if (!anywhere.test(text)) continue;
    if (atWordStart.test(text)) best.push(thing);
    else if (rest.length < most) rest.push(thing);
    if (best.length === most) break;
  }
  return [...best, ...rest].slice(0, most);
};
