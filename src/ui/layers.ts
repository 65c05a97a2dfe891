/**
 * Toasts and dialogs in one chunk, loaded with the console, or on first use elsewhere. Import it only dynamically, by
 * useLayers.ts.
 */
export { ConfirmDialog } from './dialogs/ConfirmDialog.tsx';
export { NoticeDialogs } from './notices/NoticeDialogs.tsx';
export { Toasts } from './notices/Toasts.tsx';
