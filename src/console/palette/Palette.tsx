import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useRef, useState, type ComponentProps, type FocusEvent } from 'react';
import { useT } from '#i18n/useT.ts';
import { Dialog } from '#ui/overlay/Dialog.ts';
import { keyName } from '#ui/shortcuts/keyName.ts';
import { Keys } from '#ui/shortcuts/Keys.tsx';
import { useShortcut } from '#ui/shortcuts/useShortcut.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { PaletteBox, PALETTE_KEYS, type PaletteItem } from './PaletteBox.tsx';

const PaletteSearch = lazy(() => import('./PaletteSearch.tsx').then((module) => ({ default: module.PaletteSearch })));

type PaletteProps = { open: boolean; onOpen: () => void; onClose: () => void; onNotifications: () => void };

/**
 * Command palette: a dialog with a search box for pages, commands and records. Its content is loaded on first use. The
 * chosen item runs after the dialog has closed and returned the focus. `onOpen` is called by the keyboard shortcut,
 * `onNotifications` by the command that opens the Notifications panel.
 */
export const Palette = ({ open, onOpen, onClose, onNotifications }: PaletteProps) => {
  const t = useT();
  useShortcut({ keys: PALETTE_KEYS, label: t('palette.title'), Icon: SearchRegular, run: onOpen });
  const chosen = useRef<PaletteItem>(undefined);
  const runChosen = () => {
    const item = chosen.current;
    chosen.current = undefined;
    item?.run();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onFocus={toField}
      fullWidth
      maxWidth="sm"
      transitionDuration={{ enter: 100, exit: 0 }}
      slotProps={{
        transition: { onExited: runChosen },
        paper: { sx: paperStyle, 'aria-labelledby': undefined, 'aria-label': t('palette.title') },
        container: { sx: placeStyle },
      }}
    >
      <Contents
        onChoose={(item) => {
          chosen.current = item;
          onClose();
        }}
        onClose={onClose}
        onNotifications={onNotifications}
      />
    </Dialog>
  );
};

/**
 * Content of the palette: its search, or a plain text box until the search's code is loaded. The search then starts
 * with the text typed into that box.
 */
const Contents = (props: Omit<ComponentProps<typeof PaletteSearch>, 'typedBefore'>) => {
  const [typed, setTyped] = useState('');
  return (
    <Suspense fallback={<PaletteBox value={typed} onChange={(event) => setTyped(event.target.value)} />}>
      <PaletteSearch {...props} typedBefore={typed} />
    </Suspense>
  );
};

/**
 * Focus handler that moves the focus from the dialog's container to its text field. MUI's focus trap puts the focus on
 * the container when the heading of a page behind the dialog has taken it.
 */
const toField = ({ target, currentTarget }: FocusEvent) => {
  if (target.getAttribute('role') === 'presentation') currentTarget.querySelector('input')?.focus();
};

const placeStyle = { alignItems: 'flex-start' } as const;
const paperStyle = {
  // Below the Dashboard's top bar, whose balance it would cut.
  m: { xs: 1, sm: '56px 32px 32px' },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  minHeight: 48,
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'min(640px, calc(100% - 88px))' },
  boxShadow: fluent('shadow64'),
} as const;

/** Button that looks like a search box and opens the palette; in narrow windows it is its icon alone. */
export const PaletteButton = ({ onClick }: { onClick: () => void }) => {
  const t = useT();
  return (
    <ButtonBase aria-label={t('palette.title')} aria-haspopup="dialog" onClick={onClick} sx={buttonStyle}>
      <SearchRegular />
      <Box component="span" sx={textStyle}>
        {t('palette.title')}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Keys>{keyName(PALETTE_KEYS)}</Keys>
      </Box>
    </ButtonBase>
  );
};

const buttonStyle = {
  flex: { md: '0 1 468px' },
  minWidth: 32,
  height: 32,
  px: { xs: 0, md: 1.25 },
  gap: 1,
  borderRadius: '4px',
  border: { md: `1px solid ${fluent('stroke1')}` },
  borderBottomColor: { md: fluent('strokeAccessible') },
  bgcolor: { md: 'fluent.surface1' },
  color: { xs: 'var(--bar-text)', md: fluent('text3') },
  '& > svg': { flexShrink: 0, fontSize: { xs: 20, md: 16 } },
  '&:hover': { bgcolor: { xs: 'var(--bar-hover)', md: 'fluent.surface1Hover' } },
} as const;
const textStyle = {
  display: { xs: 'none', md: 'block' },
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '.875rem',
} as const;
