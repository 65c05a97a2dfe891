import { useState } from 'react';

/**
 * Whether a menu or dialog has been open at any time: one that was never opened needs not be there at all, and above a list
 * stand several that most visits never open. Later it must stay, or it could not close with grace.
 */
export const useEverOpen = (open: boolean): boolean => {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
};
