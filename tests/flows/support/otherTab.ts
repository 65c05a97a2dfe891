/**
 * Removes the drafts from the browser's storage. Returns a function that stores them again, as another tab that types
 * later would.
 */
export const takeDrafts = () => {
  const kept = Object.entries<string>(localStorage).filter(([key]) => key.includes('.draft.'));
  for (const [key] of kept) localStorage.removeItem(key);
  return () => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  };
};
