import { useMemo } from 'react';
import { roles } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import type { View } from '#ui/views/view.ts';

/** How the users can be looked at: all, one role, those who wait for money; and by coins. */
export const useUserViews = () => {
  const t = useT();
  return useMemo(
    () => ({
      filters: [
        {
          field: 'role',
          label: t('users.column.role'),
          options: roles.map((value) => ({ value, label: t(`role.${value}`) })),
        },
        { field: 'coin', label: t('users.column.coins'), range: 'number' },
      ] satisfies Filter[],
      views: [
        { key: 'all', label: t('users.view.all'), filter: {} },
        ...(['worker', 'buyer', 'admin'] as const).map((role) => ({
          key: role,
          label: t(`users.view.${role}`),
          filter: { role: [role] },
        })),
        { key: 'pendingPayout', label: t('users.view.pendingPayout'), filter: { pendingPayout: true } },
      ] satisfies View[],
    }),
    [t],
  );
};
