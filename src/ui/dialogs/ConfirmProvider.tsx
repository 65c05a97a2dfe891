import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConfirmContext, type Confirm, type Question } from './useConfirm.ts';

/** Draws the one confirmation dialog for everything inside. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const resolve = useRef<(yes: boolean) => void>(() => {});

  const answer = (yes: boolean) => {
    setOpen(false);
    resolve.current(yes);
  };

  const confirm = useCallback<Confirm>(
    (asked) =>
      new Promise((settle) => {
        resolve.current(false);
        resolve.current = settle;
        setQuestion(asked);
        setOpen(true);
      }),
    [],
  );

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {question && (
        <ConfirmDialog
          question={question}
          open={open}
          onAnswer={answer}
          onClosed={() => {
            setQuestion(null);
          }}
        />
      )}
    </ConfirmContext.Provider>
  );
};
