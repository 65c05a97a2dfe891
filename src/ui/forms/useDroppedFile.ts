import { useEffect, useEffectEvent } from 'react';
import { onFiles } from './droppedFiles.ts';

/**
 * Hook that calls `take` with a file dropped anywhere on the page except on a file input. Of several files, it gets the
 * first.
 */
export const useDroppedFile = (take: (file: File) => void): void => {
  const hear = useEffectEvent((transfer: DataTransfer, isDropped: boolean) => {
    transfer.dropEffect = 'copy';
    const [file] = transfer.files;
    if (isDropped && file) take(file);
  });
  useEffect(() => onFiles((...drag) => hear(...drag)), []);
};
