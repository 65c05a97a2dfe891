export const DASHBOARD = '/Dashboard';

/** True for paths of the console, which share one frame (C-66) and the compact bar. */
export const isConsolePath = (path: string): boolean => `${path}/`.startsWith(`${DASHBOARD}/`);
