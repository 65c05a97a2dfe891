import { useEffect } from 'react';

/** The document's title while the caller is on the screen; undefined leaves it to somebody else. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};
