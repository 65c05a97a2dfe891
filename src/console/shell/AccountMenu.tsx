import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { SignOutRegular } from '@fluentui/react-icons/headless/svg/sign-out';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { Balance } from '#public-site/shell/Account.tsx';
import { useThemeSwitch } from '#public-site/shell/ThemeButton.tsx';
import { LanguageSwitch } from '#ui/language/LanguageSwitch.tsx';
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
 * balance, the theme and LogOut as well, which stand in the shared bar above that (C-61), and on a phone the languages.
 */
export const AccountMenu = () => {
  const { record } = useSessionState();
  const t = useT();
  const [coins, role, name, email] = useAccountFacts();
  const theme = useThemeSwitch();
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
        <Box sx={headStyle}>
          <PersonAvatar {...picture} size={56} />
          <Box component="dl" sx={whoStyle}>
            <dt>{name.label}</dt>
            <dd dir="auto">{name.value}</dd>
            <dt>{email.label}</dt>
            <dd dir="auto">{email.value}</dd>
          </Box>
        </Box>
        <Box component="dl" sx={factsStyle}>
          <div>
            <dt>{role.label}</dt>
            <dd>{role.value}</dd>
          </div>
          <div>
            <dt>{coins.label}</dt>
            <dd>{coins.value}</dd>
            <Box component="dd" sx={narrow}>
              (<Balance coins={record?.coin ?? 0} />)
            </Box>
          </div>
        </Box>
        <Box sx={rowsStyle}>
          <Button variant="text" component={RouterLink} to="/Profile" onClick={close} startIcon={<PersonRegular />}>
            {t('nav.profile')}
          </Button>
          <Box sx={{ display: { sm: 'none' } }}>
            <LanguageSwitch row />
          </Box>
          <Button variant="text" onClick={theme.run} startIcon={<theme.Icon />} sx={narrow}>
            {theme.label}
          </Button>
          <Button variant="text" onClick={() => void logOut()} startIcon={<SignOutRegular />} sx={narrow}>
            {t('action.logOut')}
          </Button>
        </Box>
      </Popover>
    </>
  );
};

const paperStyle = { width: 320, maxWidth: 'calc(100vw - 32px)', mt: 2 } as const;

const headStyle = { display: 'flex', alignItems: 'center', gap: 2, p: 2 } as const;

/** A person's name and address say themselves what they are. */
const whoStyle = {
  flex: 1,
  minWidth: 0,
  m: 0,
  '& dt': visuallyHidden,
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& dd:first-of-type': { typography: 'h6' },
  '& dd:last-of-type': { typography: 'caption', color: 'text.secondary' },
} as const;

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  m: 0,
  px: 2,
  py: 1.5,
  borderBlock: '1px solid var(--mui-palette-divider)',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { display: 'inline-block', m: 0, mr: 0.5, fontWeight: 600 },
} as const;

const row = { minHeight: 40, px: 1.5, gap: 0.75, justifyContent: 'flex-start', fontWeight: 400 } as const;

const rowsStyle = {
  display: 'grid',
  p: 0.5,
  '& > .MuiButton-root': row,
  '& .LanguageSwitch': {
    ...row,
    gap: 1.5,
    width: '100%',
    '& > svg': { color: 'fluent.brandText' },
    '& > span': { fontSize: '.875rem' },
    '& > :nth-of-type(2)': { ml: 'auto' },
  },
} as const;

/** Above that the shared bar has it. */
const narrow = { display: { md: 'none' } } as const;
