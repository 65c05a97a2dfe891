/** A key, as KeyboardEvent.key says it, letters in lower case; with `mod`, Ctrl is held as well (⌘ on a Mac). */
export type Keystroke = { key: string; mod?: boolean };

const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether this is the keystroke. Shift is no part of it: some keyboards need it to write '?' or '/', others do not. */
export const isKeystroke = (event: Omit<KeyboardEvent, 'preventDefault'>, { key, mod = false }: Keystroke): boolean => {
  const [wanted, other] = onMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return event.key.toLowerCase() === key && wanted === mod && !other && !event.altKey;
};

/** As it is printed on keys: 'R', 'Ctrl+K', '⌘K'. */
export const keyName = ({ key, mod }: Keystroke): string =>
  mod ? `${onMac ? '⌘' : 'Ctrl+'}${key.toUpperCase()}` : key.toUpperCase();
