import { useState } from 'react';
import { NoticeDialog } from '../dialogs/NoticeDialog.tsx';

export type DialogText = { id: number; title: string; text: string; detail: string | undefined };

type NoticeDialogsProps = { waiting: readonly DialogText[]; onClosed: (id: number) => void };

/** One dialog after the other, each until it is closed. */
export const NoticeDialogs = ({ waiting: [shown], onClosed }: NoticeDialogsProps) => {
  const [closed, setClosed] = useState<number>();
  if (!shown) return null;
  const { id, title, text, detail } = shown;
  return (
    <NoticeDialog
      key={id}
      title={title}
      text={text}
      detail={detail}
      open={closed !== id}
      onClose={() => setClosed(id)}
      onClosed={() => {
        onClosed(id);
      }}
    />
  );
};
