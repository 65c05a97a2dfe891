const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Name of a shortcut's keys, as labelled on a keyboard: 'R' for 'r', 'Ctrl+K' (on a Mac '⌘K') for '$mod+k', 'G U' for
 * 'g u'.
 */
export const keyName = (keys: string): string => keys.toUpperCase().replaceAll('$MOD+', onMac ? '⌘' : 'Ctrl+');
