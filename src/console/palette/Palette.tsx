import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import Dialog from '@mui/material/Dialog';
import { Suspense, useEffect, useRef } from 'react';
import { useT } from '#i18n/useT.ts';
import { preloadable } from '#ui/loading/preloadable.ts';
import { useShortcut } from '#ui/shortcuts/useShortcut.ts';
import { fluent } from '#ui/theme/tokens.ts';
import type { PaletteItem } from './paletteItem.ts';
import { PALETTE_KEYS } from './paletteKey.ts';

const PaletteSearch = preloadable(async () => (await import('./PaletteSearch.tsx')).PaletteSearch);

/** Until the screen has what it needs, in ms. */
const IDLE = 2000;

type PaletteProps = { open: boolean; onOpen: () => void; onClose: () => void; onNotifications: () => void };

/**
 * The command palette. Its dialog opens at once; its content is here by then, or what is typed right after the keys would be lost.
 * What was chosen runs after it has closed and the focus is back: only then may something else take it.
 */
export const Palette = ({ open, onOpen, onClose, onNotifications }: PaletteProps) => {
  const t = useT();
  useShortcut({ keys: PALETTE_KEYS, label: t('palette.title'), Icon: SearchRegular, run: onOpen });
  useEffect(() => {
    // What becomes of it is said where it is drawn.
    const timer = setTimeout(() => void PaletteSearch.preload().catch(() => {}), IDLE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
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
      fullWidth
      maxWidth="sm"
      transitionDuration={{ enter: 100, exit: 0 }}
      slotProps={{
        transition: { onExited: runChosen },
        paper: { sx: paperStyle, 'aria-labelledby': undefined, 'aria-label': t('palette.title') },
        container: { sx: placeStyle },
      }}
    >
      <Suspense>
        <PaletteSearch
          onChoose={(item) => {
            chosen.current = item;
            onClose();
          }}
          onClose={onClose}
          onNotifications={onNotifications}
        />
      </Suspense>
    </Dialog>
  );
};

const placeStyle = { alignItems: 'flex-start' } as const;
const paperStyle = {
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  minHeight: 48,
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'min(560px, calc(100% - 64px))' },
  boxShadow: fluent('shadow64'),
} as const;
