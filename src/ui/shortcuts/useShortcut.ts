import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { tinykeys } from 'tinykeys';
import { offerCommands } from './pageCommands.ts';
import { isSingleKey, useSingleKeys } from './useSingleKeys.ts';

type Shortcut = {
  /** As tinykeys writes them: 'r', '?', '$mod+k' (Ctrl, on a Mac ⌘), or one after the other: 'g u'. */
  keys: string;
  /** What it does, in the list of keys and in the command palette. */
  label: string;
  /** Beside the label in the palette. */
  Icon: ComponentType;
  run: () => void;
  /** Which presses of them are the browser's. Keep it stable. */
  spares?: (event: KeyboardEvent) => boolean;
};

/** Where a letter is text, or moves to the choice that begins with it. */
const typing = [
  'input:not([type="checkbox"], [type="radio"], [type="button"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'combobox', 'listbox', 'menu'].map((role) => `[role="${role}"]`),
].join();

export const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(typing) !== null;

/** Dialogs, drawers and menus: what is behind them is out of reach for keys as well. */
const isModalOpen = () => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;

/**
 * Keys that do something for as long as the calling component is there: `useShortcut({ keys: 'r', label, Icon, run: refresh })`.
 * They are left alone while something is open above the page, while a key repeats, and where another handler took them; keys
 * without Ctrl also while somebody types, and where the user turned single keys off.
 */
export const useShortcut = ({ keys, label, Icon, run, spares }: Shortcut): void => {
  const [singleKeys] = useSingleKeys();
  const isSingle = isSingleKey(keys);
  const start = useEffectEvent(run);
  useEffect(() => offerCommands([{ label, Icon, keys, run: () => start() }]), [keys, label, Icon]);
  useEffect(() => {
    if (isSingle && !singleKeys) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || isModalOpen()) return;
      if ((isSingle && isTyping(event)) || spares?.(event)) return;
      event.preventDefault();
      start();
    };
    // Some keyboards need Shift to write '?' or '/', others do not.
    return tinykeys(window, { [keys]: press, [`Shift+${keys}`]: press });
  }, [keys, isSingle, singleKeys, spares]);
};
