/**
 * Calls `hear` while files are dragged over the page, and when they are dropped on it (`isDropped`). File inputs are
 * left to the browser; anywhere else the browser does not open the file. Returns a function that stops listening.
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

/**
 * Keeps the browser from opening a file that was dropped beside its field. Call it before other listeners are added by
 * {@link onFiles}, which may allow the drop.
 */
export const keepDroppedFiles = (): void => {
  onFiles((files) => {
    files.dropEffect = 'none';
  });
};
