/** Where the console begins. */
export const DASHBOARD = '/Dashboard';

/** Whether a path is the console's: all of them have one frame (C-66), and the compact bar. */
export const isConsolePath = (path: string): boolean => `${path}/`.startsWith(`${DASHBOARD}/`);
