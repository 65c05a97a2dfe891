import { useMemo } from 'react';
import { roles } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import type { View } from '#ui/views/view.ts';

/** The built-in ways to look at the users; the first one is the list as it opens. */
export const useUserViews = (): readonly View[] => {
  const t = useT();
  return useMemo(
    () => [
      { key: 'all', label: t('users.view.all'), filter: {} },
      { key: 'workers', label: t('users.view.workers'), filter: { role: ['worker'] } },
      { key: 'buyers', label: t('users.view.buyers'), filter: { role: ['buyer'] } },
      { key: 'admins', label: t('users.view.admins'), filter: { role: ['admin'] } },
      { key: 'pendingPayout', label: t('users.view.pendingPayout'), filter: { pendingPayout: true } },
    ],
    [t],
  );
};

export const useUserFilters = (): readonly Filter[] => {
  const t = useT();
  return useMemo(
    () => [
      {
        field: 'role',
        label: t('users.column.role'),
        options: roles.map((role) => ({ value: role, label: t(`role.${role}`) })),
      },
      { field: 'coin', label: t('users.column.coins'), range: 'number' },
    ],
    [t],
  );
};
