const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As it is printed on keys: 'r' is 'R', '$mod+k' is 'Ctrl+K' or '⌘K', 'g u' is 'G U'. */
export const keyName = (keys: string): string => keys.toUpperCase().replaceAll('$MOD+', onMac ? '⌘' : 'Ctrl+');
