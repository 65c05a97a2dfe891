import type { ReactNode } from 'react';
import { requiredContext } from '#services/requiredContext.ts';

export type Question = {
  /** Names of the records concerned: 'Amara Okafor', or 'Amara Okafor, Chen Li and 97 more'. */
  subject: string;
  /** Consequence: 'This action cannot be undone!' (C-19). */
  warning: string;
  /** More to know before answering, such as amounts or skipped rows. */
  details?: ReactNode;
  /** Label of the confirming button (C-56); 'Delete' by default. */
  verb?: string;
  /** False for a command that destroys nothing: the button is blue instead of red. */
  destructive?: boolean;
};

/** Resolves to true only when the confirming button was pressed. A new question answers an open one with false. */
export type Confirm = (question: Question) => Promise<boolean>;

/**
 * Function that asks for confirmation: `if (await confirm({ subject, warning })) …`. Throws outside of ConfirmProvider.
 */
export const [ConfirmContext, useConfirm] = requiredContext<Confirm>('useConfirm');
