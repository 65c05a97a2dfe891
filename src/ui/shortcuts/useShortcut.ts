import { useEffect, useEffectEvent, type ComponentType } from 'react';
import type { Keystroke } from './keystroke.ts';
import { offerCommands } from './pageCommands.ts';

type Shortcut = Keystroke & {
  /** What it does, in the list of keys and in the command palette. */
  label: string;
  /** Beside the label in the palette. */
  Icon: ComponentType;
  run: () => void;
};

/**
 * A key that does something for as long as the calling component is there: `useShortcut({ key: 'r', label, Icon, run: refresh })`.
 * Of two for one key the later one counts. See useShortcutKeys for when keys are heard.
 */
export const useShortcut = ({ key, mod = false, label, Icon, run }: Shortcut): void => {
  const press = useEffectEvent(run);
  useEffect(
    () => offerCommands([{ label, Icon, keystroke: { key, mod }, run: () => press() }]),
    [key, mod, label, Icon],
  );
};
