import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useEffect, useRef, type ReactNode } from 'react';
import { aroundFilling } from './aroundFilling.ts';

type ListSectionProps = {
  title: string;
  takesFocus?: boolean;
  aside?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
};

/**
 * Section of a screen with a heading (h2) and, as `children`, a list. `beside` is a button right after the heading,
 * `aside` content at the end of its line. `takesFocus` focuses the heading on mount, if the section replaces content
 * that had the focus.
 */
export const ListSection = ({ title, takesFocus = false, aside, beside, children }: ListSectionProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus, heading]);
  return (
    <Box component="section" aria-labelledby={id} sx={aroundFilling}>
      <Box sx={headStyle}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography ref={heading} id={id} component="h2" variant="h6" tabIndex={-1}>
            {title}
          </Typography>
          {beside}
        </Box>
        {aside}
      </Box>
      {children}
    </Box>
  );
};

/**
 * Style of the heading's row, high enough for a message beside the heading, so that a message that appears does not
 * move the list.
 */
const headStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: { sm: 36 },
  mb: 1,
} as const;
