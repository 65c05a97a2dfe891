/**
 * Subscribes `hear`, which is called while files are dragged over the page and when they are dropped (`isDropped`). A
 * drop on a file input is left to the browser; elsewhere the browser is kept from opening the file. Returns the
 * unsubscribe function.
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
