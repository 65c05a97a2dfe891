import { useState } from 'react';

/**
 * True once a menu or dialog has been open. Mounting it only then saves the cost of those never opened; it stays
 * mounted for its closing transition.
 */
export const useEverOpen = (open: boolean): boolean => {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
};
