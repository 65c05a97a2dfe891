import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { tinykeys } from 'tinykeys';
import { offerCommands } from './pageCommands.ts';
import { isSingleKey, useSingleKeys } from './useSingleKeys.ts';

type Shortcut = {
  /** Keys as tinykeys writes them: 'r', '?', '$mod+k' (Ctrl, on a Mac ⌘), or a sequence: 'g u'. */
  keys: string;
  /** Label in the list of keys and in the command palette. */
  label: string;
  /** Icon in the command palette. */
  Icon: ComponentType;
  run: () => void;
  /**
   * Returns true for events to leave to the browser. Keep the function stable: a new one registers the shortcut again.
   */
  spares?: (event: KeyboardEvent) => boolean;
};

/** CSS selector of elements in which a typed letter is text, or finds an option. */
const typing = [
  'input:not([type="checkbox"], [type="radio"], [type="button"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'combobox', 'listbox', 'menu'].map((role) => `[role="${role}"]`),
].join();

export const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(typing) !== null;

/** True while a dialog, drawer or menu is open; the content behind it must not react to keys then. */
const isModalOpen = () => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;

/**
 * Hook for a keyboard shortcut while mounted, which is also offered in the command palette: `useShortcut({ keys: 'r',
 * label, Icon, run: refresh })`. It ignores repeated and already handled events, and all keys while a dialog or menu is
 * open. Events for which `spares` returns true are left to the browser. A shortcut without Ctrl is also ignored while
 * the user types, or has turned such shortcuts off ({@link useSingleKeys}).
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
    // Some keyboards need Shift for '?' or '/', others do not.
    return tinykeys(window, { [keys]: press, [`Shift+${keys}`]: press });
  }, [keys, isSingle, singleKeys, spares]);
};
