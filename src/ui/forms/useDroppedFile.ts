import { useEffect, useEffectEvent } from 'react';
import { onFiles } from './droppedFiles.ts';

/** Takes a file that is dropped anywhere on the page. */
export const useDroppedFile = (take: (file: File) => void): void => {
  const hear = useEffectEvent((transfer: DataTransfer, isDropped: boolean) => {
    transfer.dropEffect = 'copy';
    const [file] = transfer.files;
    if (isDropped && file) take(file);
  });
  useEffect(
    () =>
      onFiles((...drag) => {
        hear(...drag);
      }),
    [],
  );
};
