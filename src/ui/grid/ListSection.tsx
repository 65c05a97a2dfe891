import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useEffect, useRef, type ReactNode } from 'react';
import { useListContext } from 'react-admin';

type ListSectionProps = {
  title: string;
  /** Whether it comes in the place of something that had the keyboard's. */
  takesFocus?: boolean;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A list that is one part of its screen, under a heading of its own. Inside a list context. */
export const ListSection = ({ title, takesFocus = false, aside, children }: ListSectionProps) => {
  const id = useId();
  const heading = useHeadingAfterLast();
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus, heading]);
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={headStyle}>
        <Typography ref={heading} id={id} component="h2" variant="h6" tabIndex={-1}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
};

/** As high as a message beside the heading, so that none that comes later moves the list. */
const headStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: { sm: 36 },
  mb: { xs: 1, sm: 1.5 },
} as const;

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
