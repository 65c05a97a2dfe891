import { useEffect, useEffectEvent } from 'react';
import type { Keystroke } from './keystroke.ts';
import { offerCommands } from './pageCommands.ts';

type Shortcut = Keystroke & {
  /** What it does, in the list of keys and in the command palette. */
  label: string;
  run: () => void;
};

/**
 * A key that does something for as long as the calling component is there: `useShortcut({ key: 'r', label, run: refresh })`.
 * Of two for one key the later one counts. See useShortcutKeys for when keys are heard.
 */
export const useShortcut = ({ key, mod = false, label, run }: Shortcut): void => {
  const press = useEffectEvent(run);
  useEffect(() => offerCommands([{ label, keystroke: { key, mod }, run: () => press() }]), [key, mod, label]);
};
