import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { useDataProvider, useRefresh, type DataProvider } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { AlwaysFilter } from './AlwaysFilter.ts';
import { useList } from './useList.ts';

/**
 * Button such as '3 new: show', which refreshes the surrounding list when more rows exist than it shows. They appear
 * only on a press, so that no row moves under the pointer.
 */
export const NewRows = () => {
  const t = useT();
  const refresh = useRefresh();
  const count = useNewRows();
  const place = useRef<HTMLSpanElement>(null);
  const show = () => {
    // The button disappears, so its container gets the focus.
    place.current?.focus();
    refresh();
  };
  return (
    <Box ref={place} component="span" role="status" tabIndex={-1} sx={style}>
      {count > 0 && (
        <Button variant="text" onClick={show} sx={{ color: 'fluent.brandText', whiteSpace: 'nowrap' }}>
          {t('list.showNew', { smart_count: count })}
        </Button>
      )}
    </Box>
  );
};

/** Style without a place in the line, and its gap, while there is no button. */
const style = { flex: 'none', outline: 'none', '&:empty': { position: 'absolute' } } as const;

/**
 * Milliseconds between two counts of new rows while the window is visible. `SOON` is the least time between two counts
 * when the window gets the focus.
 */
const EVERY = 60_000;
const SOON = 10_000;

type Counting = DataProvider & {
  countNew: (resource: string, params: { filter: object; total: number }) => Promise<number>;
};

const useNewRows = (): number => {
  const provider = useDataProvider<Counting>();
  const { resource, filterValues, total, data, isFetching } = useList();
  const filter = { ...filterValues, ...useContext(AlwaysFilter) };
  const { data: count } = useQuery({
    // Other rows on screen start another count.
    queryKey: [resource, 'countNew', filter, total, data?.map(({ id }) => id)],
    queryFn: () => provider.countNew(resource, { filter, total: total ?? 0 }),
    initialData: 0,
    staleTime: SOON,
    refetchInterval: EVERY,
    retry: false,
    enabled: total !== undefined && !isFetching,
  });
  return count;
};
