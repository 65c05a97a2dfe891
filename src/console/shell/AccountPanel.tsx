import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { SignOutRegular } from '@fluentui/react-icons/headless/svg/sign-out';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useI18nProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { balanceOf } from '#authProvider/sessionState.ts';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { languages, type Locale } from '#i18n/languages.ts';
import { useT } from '#i18n/useT.ts';
import { Balance } from '#public-site/shell/Account.tsx';
import { useThemeSwitch } from '#public-site/shell/ThemeButton.tsx';
import { LanguageSwitch } from '#ui/language/LanguageSwitch.tsx';
import { Popover } from '#ui/overlay/Popover.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { useAccountFacts } from './useAccountFacts.ts';

type AccountPanelProps = { anchor: HTMLElement | null; label: string; onClose: () => void };

/**
 * Popover opened by the user's picture: the signed-in user, the link to their profile, and controls that a narrow top
 * bar lacks room for. `anchor` is the element that it opens at, null while it is closed; `label` is its accessible
 * name.
 */
export const AccountPanel = ({ anchor, label, onClose }: AccountPanelProps) => {
  const { record } = useSessionState();
  const t = useT();
  const [coins, role, name, email] = useAccountFacts();
  const locale = useI18nProvider().getLocale() as Locale;
  const theme = useThemeSwitch();
  const logOut = useLogOut();
  const picture = { name: record?.name ?? '', src: record?.imgurl ?? '' };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
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
            (<Balance coins={balanceOf({ record })} />)
          </Box>
        </div>
      </Box>
      <Box sx={rowsStyle}>
        <Button variant="text" component={RouterLink} to="/Profile" onClick={onClose} startIcon={<PersonRegular />}>
          {t('nav.profile')}
        </Button>
        <Box sx={{ display: { sm: 'none' } }}>
          <LanguageSwitch>
            <span aria-hidden>{t('language.label')}</span>
            <span aria-hidden>{languages[locale]?.name}</span>
          </LanguageSwitch>
        </Box>
        <Button variant="text" onClick={theme.run} startIcon={<theme.Icon />} sx={narrow}>
          {theme.label}
        </Button>
        <Button variant="text" onClick={() => void logOut()} startIcon={<SignOutRegular />} sx={narrow}>
          {t('action.logOut')}
        </Button>
      </Box>
    </Popover>
  );
};

const paperStyle = { width: 320, maxWidth: 'calc(100vw - 32px)', mt: 2 } as const;

const headStyle = { display: 'flex', alignItems: 'center', gap: 2, p: 2 } as const;

/** Style of a list whose terms are for screen readers alone: a name and an e-mail address need no visible label. */
const whoStyle = {
  flex: 1,
  minWidth: 0,
  m: 0,
  '& dt': visuallyHidden,
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& dd:first-of-type': { typography: 'h6' },
  '& dd:last-of-type': { color: 'text.secondary' },
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

/** Style of controls that are hidden in windows from 900 px on, where the top bar has them. */
const narrow = { display: { md: 'none' } } as const;
