import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useHeadingFocus } from './HeadingFocus.tsx';

type PageHeadingProps = { children: ReactNode; sx?: TypographyProps['sx'] };

/** Heading (h1) of a page. It takes the focus after a navigation ({@link useHeadingFocus}). */
export const PageHeading = ({ children, sx }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <Typography ref={heading} component="h1" variant="h4" tabIndex={-1} {...(sx && { sx })}>
      {children}
    </Typography>
  );
};
