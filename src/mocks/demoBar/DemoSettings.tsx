import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Settings20Regular } from '@fluentui/react-icons/headless/svg/settings';
import { useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { ConditionsForm } from './ConditionsForm.tsx';
import { ResetDemo } from './ResetDemo.tsx';

/** Behind one button: what the demo is, how its server behaves, and the way back to the beginning. */
export const DemoSettings = () => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('demo.settings')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Settings20Regular />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('demo.settings') } }}
      >
        <Stack spacing={2} sx={{ p: 2, maxWidth: 288 }}>
          <Typography variant="body2">{t('demo.explanation')}</Typography>
          <ConditionsForm />
          <ResetDemo />
        </Stack>
      </Popover>
    </>
  );
};
