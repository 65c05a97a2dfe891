import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { useSuspension } from './useSuspension.ts';

/** Badge beside a suspended user's name. Renders nothing for other users. */
export const SuspendedBadge = ({ id }: { id: string }) => {
  const t = useT();
  if (!useSuspension(id).suspension) return null;
  return (
    <>
      {' '}
      <StatusBadge tone="warning">{t('suspensions.badge')}</StatusBadge>
    </>
  );
};
