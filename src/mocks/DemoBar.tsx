import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { isConsolePath } from '#ui/page/consolePath.ts';
import { DEMO_BAR_HEIGHT } from '#ui/page/demoBar.ts';
import { roles } from '#domain/entities.ts';
import { DemoSettings } from './demoBar/DemoSettings.tsx';
import { useDemoSignIn } from './demoBar/useDemoSignIn.ts';

/** Media query for windows from 1200 px on, in which the line of the Dashboard's footer has room for the bar. */
const WIDE = '@media (min-width: 1200px)';

/**
 * Styles that keep room for the bar: full-height layouts subtract it, and focused elements are scrolled clear of it.
 */
const room = { '--demo-bar-height': DEMO_BAR_HEIGHT, scrollPaddingBottom: DEMO_BAR_HEIGHT };
/** Styles while the bar stands in the corner of the page's footer, which leaves `width` free for it. */
const corner = (width: string) => ({
  '--demo-bar-height': '0px',
  '--demo-corner': width,
  scrollPaddingBottom: 0,
});
const CORNER = '440px';
/** Styles while the bar is collapsed to a button. */
const noRoom = corner('72px');

type DemoBarProps = {
  /** True when the simulation runs in this browser. */
  inBrowser?: boolean;
  /** True when the marketplace's server is a real one, which a reset of the demo would not change. */
  realServer?: boolean;
};

/**
 * Bar of the demo that explains the demo and signs in as a demo user with one click. It is the page's last element and
 * sticky at the bottom, so that nothing moves when it mounts late. It must be inside the router and the providers of
 * session and language. Settings are shown only if the simulation runs in this browser (`inBrowser`). With
 * `realServer`, it does not propose a reset of the demo after a failed sign-in.
 */
export const DemoBar = ({ inBrowser = true, realServer = false }: DemoBarProps) => {
  const t = useT();
  const [hidden, setHidden] = useState(false);
  const inConsole = isConsolePath(useLocation().pathname);
  const look = inConsole ? inCorner : shown;
  return (
    <Stack component="aside" aria-label={t('demo.label')} direction="row" spacing={0.5} sx={hidden ? tucked : look}>
      <GlobalStyles styles={{ html: hidden ? noRoom : { ...room, ...(inConsole && { [WIDE]: corner(CORNER) }) } }} />
      {!hidden && <Contents inBrowser={inBrowser} realServer={realServer} />}
      <Button
        size="small"
        color="inherit"
        variant={hidden ? 'outlined' : 'text'}
        aria-label={t(hidden ? 'demo.show' : 'demo.hide')}
        onClick={() => setHidden(!hidden)}
        sx={{ minWidth: 0, flexShrink: 0, bgcolor: 'background.paper' }}
      >
        {hidden ? t('demo.label') : <Dismiss20Regular />}
      </Button>
    </Stack>
  );
};

const shown = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  height: DEMO_BAR_HEIGHT,
  px: { xs: 2, md: 3 },
  alignItems: 'center',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Styles of the bar in the line of the Dashboard's footer, where it scrolls with the page. */
const inCorner = {
  ...shown,
  [WIDE]: {
    position: 'relative',
    zIndex: 1,
    width: CORNER,
    mt: `-${DEMO_BAR_HEIGHT}`,
    ml: 'auto',
    px: 2,
    borderTop: 0,
    borderInlineStart: '1px solid var(--mui-palette-divider)',
    bgcolor: 'transparent',
    '& .DemoBar-explanation': { display: 'none' },
  },
} as const;

/** Styles of the collapsed bar: it takes no room and scrolls with the page. */
const tucked = {
  position: 'relative',
  bottom: 8,
  zIndex: 1,
  height: 0,
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  px: { xs: 2, md: 3 },
} as const;

const Contents = ({ inBrowser, realServer }: Required<DemoBarProps>) => {
  const t = useT();
  const { signInAs, pending, failed } = useDemoSignIn();
  const remedy = inBrowser && !realServer ? 'inBrowser' : 'onServer';
  return (
    <>
      <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }} {...(failed && { role: 'alert' })}>
        <Box component="strong" sx={{ mr: 1 }}>
          {t('demo.label')}
        </Box>
        <Box
          component="span"
          {...(!failed && { className: 'DemoBar-explanation' })}
          sx={failed ? { color: 'error.main' } : { display: { xs: 'none', md: 'inline' } }}
        >
          {t(failed ? `demo.signInFailed.${remedy}` : 'demo.explanation')}
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
          loadingIndicator={<CircularProgress size={16} color="inherit" aria-hidden />}
          disabled={pending !== null}
          aria-label={t('demo.signInAs', { role: t(`role.${role}`) })}
          onClick={() => void signInAs(role)}
          sx={{ minWidth: 0, flexShrink: 0 }}
        >
          {t(`role.${role}`)}
        </Button>
      ))}
      <DemoSettings inBrowser={inBrowser} />
    </>
  );
};
