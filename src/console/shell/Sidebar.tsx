import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, type Theme } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { addressOf, screens } from '../screens.ts';

type SidebarProps = { open: boolean; onClose: () => void };

/** The current role's pages (DASH-7, DASH-21): beside the screen, on narrow windows in a drawer. */
export const Sidebar = ({ open, onClose }: SidebarProps) => {
  const t = useT();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (wide)
    return (
      <Box sx={columnStyle}>
        <Pages />
      </Box>
    );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('menu.label'), sx: { width: 280, pt: 2, px: 0.5, bgcolor: 'fluent.sidebar' } },
      }}
    >
      <Pages onLeave={onClose} />
    </Drawer>
  );
};

const Pages = ({ onLeave }: { onLeave?: () => void }) => {
  const t = useT();
  const role = useSessionState().record?.role || 'none';
  return (
    <Box component="nav" aria-label={t('menu.label')}>
      <Typography variant="subtitle2" component="h2" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
        {t('menu.heading', { role: t(`role.${role}`).toUpperCase() })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {screens.map(
          (screen) =>
            screen.role === role &&
            screen.label && (
              <Box component="li" key={screen.path}>
                <Item to={addressOf(screen)} onClick={() => onLeave?.()}>
                  {({ isActive }) => {
                    const Icon = isActive ? screen.icon?.selected : screen.icon?.rest;
                    return (
                      <>
                        {Icon && <Icon />}
                        {screen.label && t(screen.label)}
                      </>
                    );
                  }}
                </Item>
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
};

const columnStyle = {
  width: 228,
  flexShrink: 0,
  pt: 2,
  px: 0.5,
  bgcolor: 'fluent.sidebar',
  borderInlineEnd: '1px solid var(--mui-palette-divider)',
  '& > nav': { position: 'sticky', top: 16 },
} as const;

/** Fluent's navigation item: 40 px, a 4 × 20 px pill at the left edge of the selected one. */
const Item = styled(NavLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 40,
  paddingInline: theme.spacing(2),
  borderRadius: 4,
  color: fluent('text1'),
  textDecoration: 'none',
  '& svg': { fontSize: 20, color: fluent('text2') },
  '&:hover': { background: fluent('sidebarHover') },
  '&.active': { fontWeight: 600 },
  '&.active svg': { color: fluent('brandText') },
  '&.active::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    width: 4,
    height: 20,
    borderRadius: 2,
    background: fluent('brandText'),
  },
}));
