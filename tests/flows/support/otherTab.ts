/** Takes the drafts that a page has kept out of the browser. What it returns keeps them once more, as another tab that types last. */
export const takeDrafts = () => {
  const kept = Object.entries<string>(localStorage).filter(([key]) => key.includes('.draft.'));
  for (const [key] of kept) localStorage.removeItem(key);
  return () => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  };
};
