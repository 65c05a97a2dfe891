import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { Balance } from '#public-site/shell/Account.tsx';
import { ThemeButton } from '#public-site/shell/ThemeButton.tsx';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';

/** Who is here, with a default for whatever the server left out (DASH-9 to DASH-13), what is shown longest first. */
export const useAccountFacts = () => {
  const { record } = useSessionState();
  const t = useT();
  const { digits } = useFormat();
  return [
    { key: 'coins', label: t('topBar.balance'), value: digits(record?.coin ?? 0) },
    { key: 'role', label: t('role.label'), value: t(`role.${record?.role || 'none'}`) },
    { key: 'name', label: t('topBar.name'), value: record?.name || t('topBar.guest') },
    { key: 'email', label: t('topBar.email'), value: record?.email || t('topBar.noEmail') },
  ] as const;
};

/**
 * The picture at every width (DASH-15 to DASH-17), and behind it all that a narrow bar has no room for (DASH-9): below 900 px the
 * balance, the theme and LogOut as well, which stand in the shared bar above that (C-61).
 */
export const AccountMenu = () => {
  const { record } = useSessionState();
  const t = useT();
  const facts = useAccountFacts();
  const logOut = useLogOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('topBar.account', { name: record?.name || t('topBar.guest') });
  const picture = { name: record?.name ?? '', src: record?.imgurl ?? '' };
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => {
            setAnchor(event.currentTarget);
          }}
          sx={{ p: 0, flexShrink: 0 }}
        >
          <PersonAvatar {...picture} />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: paperStyle } }}
      >
        <PersonAvatar {...picture} size={56} />
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {facts.map(({ key, label: name, value }) => (
            <div key={key}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
                {name}
              </Typography>
              <Typography component="dd" dir="auto" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
        <Link component={RouterLink} to="/Profile" onClick={close} sx={{ gridColumn: 2, justifySelf: 'start' }}>
          {t('nav.profile')}
        </Link>
        <Box sx={siteStyle}>
          <Balance coins={record?.coin ?? 0} />
          <ThemeButton />
          <Button variant="text" onClick={() => void logOut()} sx={{ ml: 'auto' }}>
            {t('action.logOut')}
          </Button>
        </Box>
      </Popover>
    </>
  );
};

const siteStyle = {
  gridColumn: '1 / -1',
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 1,
  pt: 1,
  borderTop: '1px solid var(--mui-palette-divider)',
} as const;

const paperStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 2,
  width: 320,
  maxWidth: 'calc(100vw - 32px)',
  mt: 0.5,
  p: 2,
} as const;
