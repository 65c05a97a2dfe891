/**
 * Calls `moved` when something beside or around an element changes its size, which may move the element. Returns a
 * function that stops watching.
 */
export const watchPlace = (element: Element, moved: () => void): (() => void) => {
  const watcher = new ResizeObserver(moved);
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    for (const child of parent.children) watcher.observe(child);
  return () => watcher.disconnect();
};
