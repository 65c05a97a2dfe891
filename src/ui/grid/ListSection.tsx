import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useEffect, useRef, type ReactNode } from 'react';

type ListSectionProps = {
  title: string;
  /** Whether it comes in the place of something that had the keyboard's. */
  takesFocus?: boolean;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A list that is one part of its screen, under a heading of its own. */
export const ListSection = ({ title, takesFocus = false, aside, children }: ListSectionProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
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
