import { useState } from 'react';

/**
 * Hook that becomes true when `open` is true for the first time, and stays true. Mount a menu or dialog only then: one
 * that is never opened costs nothing, and an opened one stays mounted for its closing transition.
 */
export const useEverOpen = (open: boolean): boolean => {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
};
