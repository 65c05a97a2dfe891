import { useEffect } from 'react';
import { isKeystroke } from './keystroke.ts';
import { pageCommands } from './pageCommands.ts';
import { useSingleKeys } from './useSingleKeys.ts';

/** Where a letter is text, or moves to the choice that begins with it. */
const typing = [
  'input:not([type="checkbox"], [type="radio"], [type="button"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'combobox', 'listbox', 'menu'].map((role) => `[role="${role}"]`),
].join();

/** Dialogs, drawers and menus: what is behind them is out of reach for keys as well. */
const isModalOpen = () => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;

/**
 * The one listener for all shortcuts. A key is left alone while something is open above the page, while a key repeats, and
 * where another handler took it; one without Ctrl also while somebody types, and where the user turned single keys off.
 */
export const useShortcutKeys = (): void => {
  const [singleKeys] = useSingleKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || isModalOpen()) return;
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
      const meant = pageCommands().findLast(
        ({ keystroke }) =>
          keystroke && isKeystroke(event, keystroke) && (keystroke.mod === true || (singleKeys && !isTyping)),
      );
      if (!meant) return;
      event.preventDefault();
      meant.run();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [singleKeys]);
};
