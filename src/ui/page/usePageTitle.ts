import { useEffect } from 'react';

/** Sets the document's title while mounted; undefined leaves it alone. */
export const usePageTitle = (title: string | undefined): void =>
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
