import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, type Identifier } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { useList } from '../grid/useList.ts';
import { useNotices } from '../notices/useNotices.ts';
import { useIsAsShown } from './useCommandRows.ts';

/**
 * Button such as 'Select all 139', shown when the whole page is selected and the filter matches more rows. A long list
 * is read in chunks; meanwhile the button shows the progress, and a press stops it.
 */
export const SelectAll = () => {
  const t = useT();
  const { data = [], total = 0, selectedIds } = useList();
  const { found, start, stop } = useSelectAll();
  if (found !== undefined)
    return (
      <Button variant="text" size="small" onClick={stop}>
        {t('command.stopSelecting', { found, total })}
      </Button>
    );
  const isMore = data.length > 0 && total > selectedIds.length;
  if (!isMore || !data.every(({ id }) => selectedIds.includes(id))) return null;
  return (
    <Button variant="text" size="small" onClick={() => void start()}>
      {t('command.selectAll', { total })}
    </Button>
  );
};

/** Number of rows per request. */
const PART = 1000;

const useSelectAll = () => {
  const t = useT();
  const dataProvider = useDataProvider();
  const { failure } = useNotices();
  const { resource, sort, filterValues, total = 0, onSelect } = useList();
  const isAsShown = useIsAsShown();
  const [found, setFound] = useState<number>();
  /** Token of the running attempt to load all ids. An attempt that finds another token here has been stopped. */
  const search = useRef<object>(undefined);
  const stop = () => {
    search.current = undefined;
    setFound(undefined);
  };
  // Another filter or page of the product makes the result useless.
  useEffect(() => stop, [resource, filterValues]);

  const start = async () => {
    const mine = {};
    search.current = mine;
    const ids: Identifier[] = [];
    try {
      // The list has grown if there is a row more than was shown.
      for (let page = 1; ids.length <= total; page++) {
        const params = { pagination: { page, perPage: PART }, sort, filter: filterValues };
        const { data } = await dataProvider.getList(resource, params);
        if (search.current !== mine) return;
        ids.push(...data.map(({ id }) => id as Identifier));
        if (data.length < PART) break;
        setFound(ids.length);
      }
      if (isAsShown(ids)) onSelect(ids);
    } catch (error) {
      console.error(error);
      const command = t('command.selectAll', { total });
      failure((t) => t('command.failed', { command }));
    } finally {
      if (search.current === mine) stop();
    }
  };
  return { found, start, stop };
};
