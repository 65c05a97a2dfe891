import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { roles } from '../domain/entities.ts';
import { DemoSettings } from './demoBar/DemoSettings.tsx';
import { useDemoSignIn } from './demoBar/useDemoSignIn.ts';

const HEIGHT = '40px';

/** Shells as high as the window leave this much free; what gets the focus is scrolled clear of the bar. */
const room = { html: { '--demo-bar-height': HEIGHT, scrollPaddingBottom: HEIGHT } };

/**
 * Says that this is a demo and lets people in with one click. The last element of the page: it sticks to the window's
 * lower edge and, appearing late, moves nothing. Belongs inside the router, the session and the language.
 */
export const DemoBar = () => {
  const [hidden, setHidden] = useState(false);
  return hidden ? <ShowButton onShow={() => setHidden(false)} /> : <Bar onHide={() => setHidden(true)} />;
};

const Bar = ({ onHide }: { onHide: () => void }) => {
  const t = useT();
  const { signInAs, pending, failed } = useDemoSignIn();
  return (
    <Stack
      component="aside"
      aria-label={t('demo.label')}
      direction="row"
      spacing={0.5}
      sx={{
        ...{ position: 'sticky', bottom: 0, zIndex: 'appBar', height: HEIGHT, px: { xs: 0.5, sm: 2 } },
        ...{ alignItems: 'center', bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
      }}
    >
      <GlobalStyles styles={room} />
      <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }} {...(failed && { role: 'alert' })}>
        <Box component="strong" sx={{ mr: 1 }}>
          {t('demo.label')}
        </Box>
        <Box component="span" sx={failed ? { color: 'error.main' } : { display: { xs: 'none', md: 'inline' } }}>
          {t(failed ? 'demo.signInFailed' : 'demo.explanation')}
        </Box>
      </Typography>
      <Typography variant="body2" aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
        {t('demo.signIn')}
      </Typography>
      {roles.map((role) => (
        <Button
          key={role}
          size="small"
          loading={pending === role}
          disabled={pending !== null}
          aria-label={t('demo.signInAs', { role: t(`role.${role}`) })}
          onClick={() => void signInAs(role)}
          sx={{ minWidth: 0, flexShrink: 0 }}
        >
          {t(`role.${role}`)}
        </Button>
      ))}
      <DemoSettings />
      <IconButton size="small" aria-label={t('demo.hide')} onClick={onHide}>
        <Dismiss20Regular />
      </IconButton>
    </Stack>
  );
};

const ShowButton = ({ onShow }: { onShow: () => void }) => {
  const t = useT();
  return (
    <Box
      component="aside"
      aria-label={t('demo.label')}
      sx={{ position: 'sticky', bottom: 0, height: 0, zIndex: 'appBar' }}
    >
      <Button
        size="small"
        variant="contained"
        aria-label={t('demo.show')}
        onClick={onShow}
        sx={{ position: 'absolute', bottom: 0, left: 8, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 }}
      >
        {t('demo.label')}
      </Button>
    </Box>
  );
};
