import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { useSession } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { resetSimulation } from '../start.ts';

/** Asks, then puts the whole demo back to how it was delivered. */
export const ResetDemo = () => {
  const t = useT();
  const session = useSession();
  const confirm = useConfirm();
  const [resetting, setResetting] = useState(false);
  const reset = async () => {
    const warning = t('demo.reset.explanation');
    if (!(await confirm({ subject: t('demo.reset.title'), warning, verb: t('demo.reset.confirm') }))) return;
    setResetting(true);
    if (session.state().user) await session.signOut().catch(console.error);
    await resetSimulation();
    location.assign('/');
  };
  return (
    <Button
      loading={resetting}
      loadingIndicator={<CircularProgress size={16} color="inherit" aria-hidden />}
      onClick={() => void reset()}
    >
      {t('demo.reset.action')}
    </Button>
  );
};
