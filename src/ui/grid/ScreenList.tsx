import { useEffect, useState, type ReactNode } from 'react';
import {
  ListBase,
  ListContextProvider,
  useDataProvider,
  useListContext,
  useLocation,
  type DataProvider,
  type Identifier,
  type ListBaseProps,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { AlwaysFilter } from './AlwaysFilter.ts';
import { keepEntryQuery } from './entryQuery.ts';
import { useKnownOrder } from './useKnownOrder.ts';

/**
 * react-admin's list (`ListBase`) without its error notices, because ListFrame shows errors; `children` get its list
 * context. It does not check the sign-in, because the guard around every screen does, and a second check would repeat
 * failed requests.
 */
export const ScreenList = <R extends RaRecord>({
  filter = NONE,
  unsortable = NO_FIELDS,
  children,
  ...props
}: ScreenListProps<R>) => (
  <AlwaysFilter value={filter}>
    {useKnownOrder(props.resource, unsortable) && (
      <ListBase {...props} filter={filter} queryOptions={QUIET} disableAuthentication>
        <SelectedOfThese>{children}</SelectedOfThese>
      </ListBase>
    )}
  </AlwaysFilter>
);

type ScreenListProps<R extends RaRecord> = Omit<ListBaseProps<R>, 'filter'> & {
  filter?: object;
  /** Fields that the server refuses to sort by. */
  unsortable?: readonly string[];
};
const NONE = {};
const NO_FIELDS = [] as const;

/**
 * Options of the list's query: no error notice, and no reload when the window gets the focus, because NewRows says when
 * there are more rows.
 */
const QUIET = { onError: () => {}, refetchOnWindowFocus: false } as const;

/**
 * Provider of a list context whose selected ids are limited to rows that still exist on some page. react-admin itself
 * keeps the missing ids selected, because a wrong response of the server may lack them only once.
 */
const SelectedOfThese = ({ children }: { children: ReactNode }) => {
  const list = useListContext<RaRecord>();
  useEntryQuery(list);
  const gone = useGone(list);
  const known = gone.size > 0 ? { ...list, selectedIds: list.selectedIds.filter((id) => !gone.has(id)) } : list;
  return <ListContextProvider value={known}>{children}</ListContextProvider>;
};

/**
 * Hook that stores what the list shows in its history entry, so that Back to an address without a query shows the same
 * rows.
 */
const useEntryQuery = ({ filterValues, sort: { field, order }, page, perPage }: ListControllerResult<RaRecord>) => {
  const { search, key } = useLocation();
  const filter = JSON.stringify(filterValues);
  useEffect(() => {
    if (search === '') keepEntryQuery(key, { filter, sort: field, order, page: `${page}`, perPage: `${perPage}` });
  }, [search, key, filter, field, order, page, perPage]);
};

const NOTHING: ReadonlySet<Identifier> = new Set();

type Provider = DataProvider & {
  findGone: (
    resource: string,
    params: { ids: readonly Identifier[]; mayAsk: boolean },
  ) => Promise<readonly Identifier[]>;
};

/**
 * Hook that returns those selected ids which no page of the list has any more, looked up after each load of the list.
 */
const useGone = ({ resource, data, selectedIds }: ListControllerResult<RaRecord>): ReadonlySet<Identifier> => {
  const provider = useDataProvider<Provider>();
  const [gone, setGone] = useState(NOTHING);
  useEffect(() => {
    const shown = new Set(data?.map(({ id }) => id));
    const unseen = selectedIds.filter((id) => !shown.has(id));
    const look = new AbortController();
    void (async () => {
      const found = data && unseen.length > 0 ? await provider.findGone(resource, { ids: unseen, mayAsk: true }) : [];
      if (!look.signal.aborted) setGone(found.length > 0 ? new Set(found) : NOTHING);
    })().catch(() => undefined);
    return () => {
      look.abort();
    };
  }, [provider, resource, data, selectedIds]);
  return gone;
};
