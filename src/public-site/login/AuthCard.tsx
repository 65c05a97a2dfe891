import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fluent } from '#ui/theme/tokens.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CoinsArt } from '../art/CoinsArt.tsx';

type AuthCardProps = { heading: string; lead?: string; children: ReactNode };

/**
 * The card that /login and /register share: a picture at the side where there is room, the form beside it. It hangs from above,
 * each has its own column, and the picture comes last: otherwise they would move while the browser still reads what is to follow.
 */
export const AuthCard = ({ heading, lead, children }: AuthCardProps) => (
  <Box sx={place}>
    <Box sx={card}>
      <Box sx={form}>
        <Box>
          <PageHeading sx={{ fontSize: '1.75rem', lineHeight: '2.25rem' }}>{heading}</PageHeading>
          {lead !== undefined && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>}
        </Box>
        {children}
      </Box>
      <Box sx={picture}>
        <CoinsArt />
      </Box>
    </Box>
  </Box>
);

/** 'or' between the two ways to sign in. */
export const Or = ({ children }: { children: string }) => (
  <Divider sx={{ color: 'text.secondary', fontSize: '.75rem' }}>{children}</Divider>
);

const place = {
  flex: 1,
  display: 'grid',
  placeItems: 'start center',
  px: { xs: 2, sm: 3 },
  // The whole of /register in a window of 900 px, and more air above in a higher one.
  py: { xs: 3, md: 'clamp(24px, 30vh - 246px, 7vh)' },
};

const form = {
  gridArea: { md: '1 / 2' },
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  p: { xs: 3, sm: 4 },
  minWidth: 0,
};

const picture = {
  gridArea: '1 / 1',
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  p: 4,
  bgcolor: 'fluent.brandTint',
};

const card = {
  width: '100%',
  maxWidth: { xs: 480, md: 960 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1.05fr' },
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: '1px solid transparent',
  boxShadow: fluent('shadow8'),
};
