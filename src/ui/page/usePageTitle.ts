import { useEffect } from 'react';

/** Hook that sets `document.title`. Undefined leaves the title alone; unmounting does not restore the earlier one. */
export const usePageTitle = (title: string | undefined): void =>
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
