/**
 * Hears of files that are dragged over the page and dropped on it, but for the fields that take files themselves. None of them opens
 * in the place of the page. The result stops it.
 */
export const onFiles = (hear: (files: DataTransfer, isDropped: boolean) => void): (() => void) => {
  const take = (event: DragEvent) => {
    const { dataTransfer, target, type } = event;
    if (!dataTransfer?.types.includes('Files') || (target instanceof HTMLInputElement && target.type === 'file'))
      return;
    event.preventDefault();
    hear(dataTransfer, type === 'drop');
  };
  addEventListener('dragover', take);
  addEventListener('drop', take);
  return () => {
    removeEventListener('dragover', take);
    removeEventListener('drop', take);
  };
};

/** Missing a field with a file, as is easily done, loses nothing. Who wants such files listens after this. */
export const keepDroppedFiles = (): void => {
  onFiles((files) => {
    files.dropEffect = 'none';
  });
};
