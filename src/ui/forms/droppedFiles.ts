/**
 * Calls `hear` for files dragged over the page and dropped on it, except on file inputs. No dropped file replaces the
 * page. Returns a function that stops it.
 */
export const onFiles = (hear: (files: DataTransfer, isDropped: boolean) => void): (() => void) => {
  const take = (event: DragEvent) => {
    const { dataTransfer, target, type } = event;
    if (!dataTransfer?.types.includes('Files') || (target instanceof HTMLInputElement && target.type === 'file'))
      return;
    event.preventDefault();
    hear(dataTransfer, type === 'drop');
  };
  const heard = new AbortController();
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, take, heard);
  return () => heard.abort();
};

/** Keeps the browser from opening a file that misses its field. Register it before other `onFiles` listeners. */
export const keepDroppedFiles = (): void => {
  onFiles((files) => {
    files.dropEffect = 'none';
  });
};
