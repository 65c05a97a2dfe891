import useEventCallback from '@mui/utils/useEventCallback';
import { useRefresh, type Identifier } from 'react-admin';
import { useList } from '../grid/useList.ts';
import { useNotices } from '../notices/useNotices.ts';

/**
 * Check that the rows found by a filter are those that the list shows. Otherwise users have not seen them, so the list
 * is refreshed with a notice, and nothing is selected.
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
