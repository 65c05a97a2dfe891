import { useState } from 'react';
import { drawingOf } from '#domain/taskDrawing.ts';
import { imageAddress } from '#security/imageAddress.ts';
import type { TaskRecord } from './taskRecord.ts';

/**
 * Hook that returns the props of a task's picture for an <img>. It is a drawing chosen by the title when the address is
 * missing or unsafe, or has failed to load.
 */
export const useTaskPicture = ({ taskImageUrl, taskTitle }: TaskRecord) => {
  const [failed, setFailed] = useState<string>();
  const src = imageAddress(taskImageUrl, window.location.origin);
  const own = src && src !== failed;
  return {
    src: own ? src : drawingOf(taskTitle),
    alt: '',
    referrerPolicy: 'no-referrer',
    onError: () => setFailed(src),
  } as const;
};
