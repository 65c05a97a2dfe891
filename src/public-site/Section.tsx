import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { sectionHeadingStyle } from './headlineStyle.ts';
import { Container } from './shell/Container.tsx';

type SectionProps = {
  heading: string;
  lead?: string;
  /** Content at the end of the heading's line, such as a button. */
  aside?: ReactNode;
  /** True for a tinted background, which sets the section apart from its neighbours. */
  band?: boolean;
  children: ReactNode;
};

/**
 * Section of a public page, with a heading that names it for screen readers. `aside` is content at the end of the
 * heading's line; `band` gives a tinted background.
 */
export const Section = ({ heading, lead, aside, band = false, children }: SectionProps) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: { xs: 7, md: 10 }, bgcolor: band ? 'fluent.pageBand' : 'fluent.page' }}
    >
      <Container>
        <Box data-reveal="" sx={top}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography id={id} variant="h2" sx={sectionHeadingStyle}>
              {heading}
            </Typography>
            {lead && <Typography sx={leadStyle}>{lead}</Typography>}
          </Box>
          {aside}
        </Box>
        {children}
      </Container>
    </Box>
  );
};

const top = { display: 'flex', alignItems: 'flex-end', gap: 2, mb: '28px' };
const leadStyle = { mt: 1, fontSize: '1rem', lineHeight: '1.5rem', color: 'text.secondary' };
