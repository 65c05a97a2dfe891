import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useEffect, useRef, type ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** A list that is one part of its screen, under a heading of its own. Inside a list context. */
export const ListSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  const heading = useHeadingAfterLast();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography ref={heading} id={id} component="h2" variant="h6" tabIndex={-1} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

/** The last row takes the grid and the keyboard's place with it: the heading above gets it then. */
const useHeadingAfterLast = () => {
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
