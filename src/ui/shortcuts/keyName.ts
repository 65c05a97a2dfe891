const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys as labelled on a keyboard: 'r' is 'R', '$mod+k' is 'Ctrl+K' or '⌘K', 'g u' is 'G U'. */
export const keyName = (keys: string): string => keys.toUpperCase().replaceAll('$MOD+', onMac ? '⌘' : 'Ctrl+');
