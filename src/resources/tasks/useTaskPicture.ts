import { useState } from 'react';
import { drawingOf } from '#domain/taskDrawing.ts';
import { imageAddress } from '#security/imageAddress.ts';
import type { TaskRecord } from './taskRecord.ts';

/**
 * A task's picture as an image's props; the drawing of its kind where its address is missing or unsafe, or did not
 * load.
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
