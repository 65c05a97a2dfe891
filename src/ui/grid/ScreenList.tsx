import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';
import { AlwaysFilter } from './alwaysFilter.ts';

/**
 * react-admin's list, whose failure stands where its rows would (ListFrame): a notice would say it a second time. The guard around
 * every screen has said who may be here; a check of the list's own makes it ask twice for rows that could not be read.
 */
export const ScreenList = <R extends RaRecord>({ filter = NONE, ...props }: ScreenListProps<R>) => (
  <AlwaysFilter value={filter}>
    <ListBase {...props} filter={filter} queryOptions={QUIET} disableAuthentication />
  </AlwaysFilter>
);

type ScreenListProps<R extends RaRecord> = Omit<ListBaseProps<R>, 'filter'> & { filter?: object };
const NONE = {};

/** Nor do rows change by themselves when the window gets the focus: NewRows says that there are more. */
const QUIET = { onError: () => {}, refetchOnWindowFocus: false } as const;
