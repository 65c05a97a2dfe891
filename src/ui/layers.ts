/**
 * Components for toasts and dialogs in one chunk, which is loaded with the Dashboard, or on first use elsewhere. Only
 * useLayers.ts may import this module, and only dynamically.
 */
export { ConfirmDialog } from './dialogs/ConfirmDialog.tsx';
export { NoticeDialogs } from './notices/NoticeDialogs.tsx';
export { Toasts } from './notices/Toasts.tsx';
