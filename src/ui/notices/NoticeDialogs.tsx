import { useState } from 'react';
import { useSay, type Sentence } from '#i18n/sentence.ts';
import { NoticeDialog } from '../dialogs/NoticeDialog.tsx';

export type DialogText = { id: number; title: Sentence; text: Sentence; detail: Sentence | undefined };

type NoticeDialogsProps = { waiting: readonly DialogText[]; onClosed: (id: number) => void };

/** Dialogs shown one after the other. */
export const NoticeDialogs = ({ waiting: [shown], onClosed }: NoticeDialogsProps) => {
  const say = useSay();
  const [closed, setClosed] = useState<number>();
  if (!shown) return null;
  const { id, title, text, detail } = shown;
  return (
    <NoticeDialog
      key={id}
      title={say(title)}
      text={say(text)}
      detail={detail && say(detail)}
      open={closed !== id}
      onClose={() => setClosed(id)}
      onClosed={() => onClosed(id)}
    />
  );
};
