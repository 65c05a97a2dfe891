import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { lazy, Suspense, useRef, useState, type ComponentProps, type FocusEvent } from 'react';
import { useT } from '#i18n/useT.ts';
import { Dialog } from '#ui/overlay/Dialog.ts';
import { useShortcut } from '#ui/shortcuts/useShortcut.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { PALETTE_KEYS, type PaletteItem } from './paletteItem.ts';
import { PaletteBox } from './PaletteBox.tsx';

const PaletteSearch = lazy(() => import('./PaletteSearch.tsx').then((module) => ({ default: module.PaletteSearch })));

type PaletteProps = { open: boolean; onOpen: () => void; onClose: () => void; onNotifications: () => void };

/**
 * The command palette. Its dialog opens at once, its content is loaded when it is first needed. A chosen item runs after the
 * dialog has closed and given the focus back.
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

/** The search; while its code is loaded, a box whose text it begins with. */
const Contents = (props: Omit<ComponentProps<typeof PaletteSearch>, 'typedBefore'>) => {
  const [typed, setTyped] = useState('');
  return (
    <Suspense fallback={<PaletteBox value={typed} onChange={(event) => setTyped(event.target.value)} />}>
      <PaletteSearch {...props} typedBefore={typed} />
    </Suspense>
  );
};

/** Moves the focus on to the field: after a heading has taken it, MUI's trap gives it back to the dialog instead. */
const toField = ({ target, currentTarget }: FocusEvent) => {
  if (target.getAttribute('role') === 'presentation') currentTarget.querySelector('input')?.focus();
};

const placeStyle = { alignItems: 'flex-start' } as const;
const paperStyle = {
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  minHeight: 48,
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'min(560px, calc(100% - 64px))' },
  boxShadow: fluent('shadow64'),
} as const;
