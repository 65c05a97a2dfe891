import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** The last row takes the grid and the keyboard's place with it: the heading above gets it then. */
export const useHeadingAfterLast = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { total } = useListContext();
  const before = useRef(total);
  useEffect(() => {
    const wasLast = before.current !== undefined && before.current > 0 && total === 0;
    before.current = total;
    if (wasLast && document.activeElement === document.body) heading.current?.focus();
  }, [total]);
  return heading;
};
