import useEventCallback from '@mui/utils/useEventCallback';
import { useRefresh, type Identifier } from 'react-admin';
import { useList } from '../grid/useList.ts';
import { useNotices } from '../notices/useNotices.ts';

/**
 * Whether what a filter has found are the rows that the list counts and shows. What has come or gone since nobody has seen, and is
 * not to be selected: the list is shown anew then, and says so.
 */
export const useIsAsShown = () => {
  const { data = [], total } = useList();
  const { toast } = useNotices();
  const refresh = useRefresh();
  return useEventCallback((found: readonly Identifier[]): boolean => {
    if (found.length === total && data.every(({ id }) => found.includes(id))) return true;
    refresh();
    toast({ kind: 'info', message: (t) => t('command.changed'), duration: null });
    return false;
  });
};
