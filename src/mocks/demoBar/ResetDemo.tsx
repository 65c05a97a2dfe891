import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useSession } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { resetSimulation } from '../start.ts';

/** Asks, then puts the whole demo back to how it was delivered. */
export const ResetDemo = () => {
  const t = useT();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const [resetting, setResetting] = useState(false);
  const close = () => setAsking(false);
  const reset = async () => {
    setResetting(true);
    if (session.state().user) await session.signOut().catch(console.error);
    await resetSimulation();
    location.assign('/');
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('demo.reset.action')}
      </Button>
      <Dialog open={asking} onClose={close} aria-labelledby="reset-demo" aria-describedby="reset-demo-what">
        <DialogTitle id="reset-demo">{t('demo.reset.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText id="reset-demo-what">{t('demo.reset.explanation')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('action.cancel')}</Button>
          <Button onClick={() => void reset()} loading={resetting} variant="contained">
            {t('demo.reset.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
