export const DASHBOARD = '/Dashboard';

/**
 * True for /Dashboard and the paths below it. These pages share one prerendered frame (C-66) and the compact top bar.
 */
export const isConsolePath = (path: string): boolean => `${path}/`.startsWith(`${DASHBOARD}/`);
