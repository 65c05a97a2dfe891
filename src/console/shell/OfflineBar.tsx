import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { isOnline, onOnlineChange } from '#dataProvider/online.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';

/** Above every screen while the browser is offline: lists and figures wait then, and would not say why. */
export const OfflineBar = () => {
  const t = useT();
  const online = useSyncExternalStore(onOnlineChange, isOnline);
  return (
    <Box role="status" sx={{ mb: online ? 0 : 2 }}>
      {!online && <MessageBar tone="warning">{t('offline')}</MessageBar>}
    </Box>
  );
};
