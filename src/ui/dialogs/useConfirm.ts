import { createContext, useContext, type ReactNode } from 'react';

export type Question = {
  /** What will be gone or changed, by name: 'Amara Okafor', or 'Amara Okafor, Chen Li and 97 more'. */
  subject: string;
  /** What that means: 'This action cannot be undone!' (C-19). */
  warning: string;
  /** More that must be known before answering: amounts, who is left out. */
  details?: ReactNode;
  /** The command's own verb on the button (C-56); 'Delete' where it is a deletion. */
  verb?: string;
  /** False for a command that destroys nothing: the button is blue then, not red. */
  destructive?: boolean;
};

/** Resolves with true only when the verb's button was pressed. A new question answers an open one with false. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** The one way to ask first: `if (await confirm({ subject, warning })) …`. */
export const useConfirm = (): Confirm => {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm outside of ConfirmProvider');
  return confirm;
};
