import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#authProvider/SessionContext.tsx';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import { coinText, useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';

/**
 * Message that the welcome coins `coins` wait until the user's e-mail address is verified, with a button that sends the
 * verification mail (C-69).
 */
export const WelcomeWaits = ({ email, coins }: { email: string; coins: number }) => {
  const t = useT();
  const inCoins = useCoinText();
  const session = useSession();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const check = async () => {
    const come = await session.checkVerified();
    if (come > 0) notices.success((t, format) => t('welcome.come', { coins: coinText(come)(t, format) }));
  };
  /**
   * Asks the server whether the e-mail address is verified now, if the page is visible. The user may just have opened
   * the link in a verification mail, which an earlier visit may have sent.
   */
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void check().catch(console.error);
  });
  useEffect(() => {
    look();
    const onVisible = () => look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  const run = async (step: () => Promise<unknown>, failed: 'welcome.notSent' | 'welcome.notChecked') => {
    if (isBusy) return;
    setBusy(true);
    try {
      await step();
    } catch (error) {
      sayFailed(email, (t) => t(failed), error);
    }
    setBusy(false);
  };
  const send = () =>
    run(async () => {
      await session.sendVerification();
      setSent(true);
    }, 'welcome.notSent');

  return (
    <Box sx={{ mb: 2 }}>
      <MessageBar
        tone="info"
        role="status"
        action={
          isSent
            ? { label: t('welcome.check'), onClick: () => void run(check, 'welcome.notChecked') }
            : { label: t('welcome.send'), onClick: () => void send() }
        }
      >
        {isSent ? t('welcome.sent', { email }) : t('welcome.waits', { coins: inCoins(coins), email })}
      </MessageBar>
    </Box>
  );
};
