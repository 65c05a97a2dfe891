import type { Keystroke } from '#ui/shortcuts/keystroke.ts';

export const PALETTE_KEY = { key: 'k', mod: true } as const satisfies Keystroke;
