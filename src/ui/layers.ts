/**
 * What stands over pages: toasts and the two dialogs. One file, which comes with the console and elsewhere when something is
 * said or asked for the first time; import it only dynamically, through useLayers.ts.
 */
export { ConfirmDialog } from './dialogs/ConfirmDialog.tsx';
export { NoticeDialogs } from './notices/NoticeDialogs.tsx';
export { Toasts } from './notices/Toasts.tsx';
