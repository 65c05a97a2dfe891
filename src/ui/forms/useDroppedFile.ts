import { useEffect, useEffectEvent } from 'react';
import { onFiles } from './droppedFiles.ts';

/**
 * Hook that calls `take` with a file dropped anywhere on the page except on a file input. Of several files, it gets the
 * first, or with `multiple` each in turn.
 */
export const useDroppedFile = (take: (file: File) => void, { multiple = false } = {}): void => {
  const hear = useEffectEvent((transfer: DataTransfer, isDropped: boolean) => {
    transfer.dropEffect = 'copy';
    if (!isDropped) return;
    for (const file of [...transfer.files].slice(0, multiple ? undefined : 1)) take(file);
  });
  useEffect(() => onFiles((...drag) => hear(...drag)), []);
};
