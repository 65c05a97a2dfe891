import { useCallback, useRef, useState, type ReactNode } from 'react';
import { loadLayers, type Layers } from '../useLayers.ts';
import { ConfirmContext, type Confirm, type Question } from './useConfirm.ts';

type Asked = Pick<Layers, 'ConfirmDialog'> & { question: Question };

/**
 * Provider of `useConfirm`, with the only confirmation dialog of the page. If the dialog's code cannot be loaded,
 * questions resolve to false.
 */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const resolve = useRef<(yes: boolean) => void>(() => {});

  const answer = (yes: boolean) => {
    setOpen(false);
    resolve.current(yes);
  };

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((settle) => {
        resolve.current(false);
        resolve.current = settle;
        loadLayers().then(
          ({ ConfirmDialog }) => {
            // A newer question may have replaced this one.
            if (resolve.current !== settle) return;
            setAsked({ ConfirmDialog, question });
            setOpen(true);
          },
          (error: unknown) => {
            console.error(error);
            settle(false);
          },
        );
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <asked.ConfirmDialog question={asked.question} open={open} onAnswer={answer} onClosed={() => setAsked(null)} />
      )}
    </ConfirmContext>
  );
};
