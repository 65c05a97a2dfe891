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
import { AlwaysFilter } from './alwaysFilter.ts';
import { keepEntryQuery } from './entryQuery.ts';

/**
 * react-admin's list, whose failure stands where its rows would (ListFrame): a notice would say it a second time. The guard around
 * every screen has said who may be here; a check of the list's own makes it ask twice for rows that could not be read.
 */
export const ScreenList = <R extends RaRecord>({ filter = NONE, children, ...props }: ScreenListProps<R>) => (
  <AlwaysFilter value={filter}>
    <ListBase {...props} filter={filter} queryOptions={QUIET} disableAuthentication>
      <SelectedOfThese>{children}</SelectedOfThese>
    </ListBase>
  </AlwaysFilter>
);

type ScreenListProps<R extends RaRecord> = Omit<ListBaseProps<R>, 'filter'> & { filter?: object };
const NONE = {};

/** Nor do rows change by themselves when the window gets the focus: NewRows says that there are more. */
const QUIET = { onError: () => {}, refetchOnWindowFocus: false } as const;

/**
 * Selected is what the list has, on whatever page: what somebody else has settled or deleted is neither counted nor acted on. It is
 * not unselected, as a list that a server answers wrongly has it again the next time.
 */
const SelectedOfThese = ({ children }: { children: ReactNode }) => {
  const list = useListContext<RaRecord>();
  useEntryQuery(list);
  const gone = useGone(list);
  const known = gone.size > 0 ? { ...list, selectedIds: list.selectedIds.filter((id) => !gone.has(id)) } : list;
  return <ListContextProvider value={known}>{children}</ListContextProvider>;
};

/** So that Back to an address that says nothing shows what the list showed there, and not what was looked at since. */
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

/** Selected rows that are on no page of the list any more, looked for whenever it was read again. */
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
