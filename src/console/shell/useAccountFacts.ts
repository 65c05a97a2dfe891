import { useSessionState } from '#authProvider/SessionContext.tsx';
import { balanceOf } from '#authProvider/sessionState.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';

/**
 * Hook that returns label and value of the signed-in user's coins, role, name and e-mail (DASH-9 to DASH-13). Defaults
 * stand for what the server left out. In windows below 900 px the top bar shows only the first two.
 */
export const useAccountFacts = () => {
  const { record } = useSessionState();
  const t = useT();
  const { digits } = useFormat();
  return [
    { key: 'coins', label: t('topBar.balance'), value: digits(balanceOf({ record })) },
    { key: 'role', label: t('role.label'), value: t(`role.${record?.role || 'none'}`) },
    { key: 'name', label: t('topBar.name'), value: record?.name || t('topBar.guest') },
    { key: 'email', label: t('topBar.email'), value: record?.email || t('topBar.noEmail') },
  ] as const;
};
