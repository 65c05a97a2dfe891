import { lazy, Suspense } from 'react';
import { useT } from '#i18n/useT.ts';
import { useMay } from '#ui/rights/useMay.ts';

const ActionsOn = lazy(() => import('./ActionsOn.tsx').then((module) => ({ default: module.ActionsOn })));

/**
 * Hook that returns an array with one tab for a record's details panel: the logged actions on the record. `collection`
 * and `row` are its table and id in the server's log. The array is empty when the server does not announce the extra
 * `actionLog` (C-67).
 */
export const useActionsTab = (collection: string, row: string) => {
  const t = useT();
  if (!useMay('list', 'actions')) return [];
  const content = (
    <Suspense>
      <ActionsOn collection={collection} row={row} />
    </Suspense>
  );
  return [{ key: 'actions', label: t('actionLog.tab'), content }];
};
