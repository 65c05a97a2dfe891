import type { ReactNode } from 'react';
import { requiredContext } from '#services/requiredContext.ts';

export type Question = {
  /** Names of the records that the question is about: 'Amara Okafor', or 'Amara Okafor, Chen Li and 97 more'. */
  subject: string;
  /** Consequence of the action, such as 'This action cannot be undone!' (C-19). */
  warning: string;
  /** More to know before answering, such as amounts or skipped rows. */
  details?: ReactNode;
  /** Label of the confirming button (C-56); 'Delete' by default. */
  verb?: string;
  /** False for a command that destroys nothing: the button is blue instead of red. */
  destructive?: boolean;
};

/**
 * Function that asks a question in a dialog, and resolves to true only when the user presses the confirming button. If
 * a question is still open when another is asked, it resolves to false.
 */
export type Confirm = (question: Question) => Promise<boolean>;

/**
 * Hook `useConfirm`, which returns the function that asks for confirmation: `if (await confirm({ subject, warning }))
 * …`. It throws outside of ConfirmProvider.
 */
export const [ConfirmContext, useConfirm] = requiredContext<Confirm>('useConfirm');
