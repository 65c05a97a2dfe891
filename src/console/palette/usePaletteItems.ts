import { useQueryClient } from '@tanstack/react-query';
import { useCanAccessResources } from 'react-admin';
import { useNavigate } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import type { Records } from '#dataProvider/bindings.ts';
import { loadedRecords } from '#dataProvider/wholeLists.ts';
import { useT } from '#i18n/useT.ts';
import { keyName } from '#ui/shortcuts/keyName.ts';
import { usePageCommands, type PageCommand } from '#ui/shortcuts/pageCommands.ts';
import { isSingleKey, useSingleKeys } from '#ui/shortcuts/useSingleKeys.ts';
import { addressOf, isHome, resources, screens, type Screen } from '../screens.ts';
import { bestMatches } from './bestMatches.ts';
import type { PaletteItem } from './paletteItem.ts';
import { isKind, recordKinds, type RecordKinds } from './recordKinds.ts';
import { useShellCommands } from './useShellCommands.ts';

/** What fits a typed text: the role's pages, what can be done here, and, once something is typed, the records at hand. */
export const usePaletteItems = (typed: string, onNotifications: () => void): readonly PaletteItem[] => {
  const pages = usePages();
  const commands = useCommands(onNotifications);
  const records = useRecords(typed);
  const byLabel = (items: readonly PaletteItem[]) => bestMatches(items, [({ label }) => label], typed);
  return [...byLabel(pages), ...byLabel(commands), ...records];
};

const names = resources.map(({ name }) => name);

/** As the sidebar asks for each of its items; a page is found while nothing is known yet, and asks again before it opens. */
const useMayOpen = () => {
  const rights = {
    list: useCanAccessResources({ action: 'list', resources: names }).canAccess,
    create: useCanAccessResources({ action: 'create', resources: names }).canAccess,
  };
  return (screen: Screen): boolean => {
    const { resource, page } = screen;
    if (isHome(screen) || !resource || (page !== 'list' && page !== 'create')) return true;
    return rights[page]?.[resource.name] !== false;
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

/** All that the page offers, but for the palette itself, and what every page has. */
const useCommands = (onNotifications: () => void): readonly PaletteItem[] => {
  const t = useT();
  const [singleKeys] = useSingleKeys();
  return [...usePageCommands().toSorted(byKeyLast), ...useShellCommands(onNotifications)]
    .filter(({ keys }) => !keys || isSingleKey(keys))
    .map(({ label, run, Icon, keys }, place) => ({
      id: `command-${String(place)}`,
      group: t('palette.commands'),
      label,
      run,
      Icon,
      ...(keys && singleKeys && { keys: keyName(keys) }),
    }));
};

/** What keys do is known better than the rest. */
const byKeyLast = (a: PageCommand, b: PageCommand) => Number(a.keys !== undefined) - Number(b.keys !== undefined);

const useRecords = (typed: string): readonly PaletteItem[] => {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const role = useRole();

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it ties the records to their kind
  const itemsOf = <R extends keyof RecordKinds>(resource: R, address: string): PaletteItem[] => {
    const { heading, icon, recordRepresentation, detail, query } = recordKinds[resource];
    const own = screens.find(
      (screen) => screen.role === role && screen.page === 'show' && screen.resource?.name === resource,
    );
    const placeOf = (record: Records[R]['record']) =>
      own ? addressOf(own, { id: record._id }) : `${address}?${new URLSearchParams(query(record)).toString()}`;
    return bestMatches(loadedRecords(queryClient, resource), [recordRepresentation, detail], typed).map((record) => ({
      id: `${resource}-${record._id}`,
      group: t(heading),
      label: recordRepresentation(record),
      detail: detail(record),
      Icon: icon,
      run: () => void navigate(placeOf(record)),
    }));
  };
  if (typed.trim() === '') return [];
  return screens.flatMap((screen) => {
    const name = screen.resource?.name;
    return screen.role === role && screen.page === 'list' && isKind(name) ? itemsOf(name, addressOf(screen)) : [];
  });
};
