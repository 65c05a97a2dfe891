import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fluent } from '#ui/theme/tokens.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CoinsArt } from '../art/CoinsArt.tsx';

type AuthCardProps = { heading: string; lead: string; children: ReactNode };

/** The card that /login and /register share: a picture at the side where there is room, the form beside it. */
export const AuthCard = ({ heading, lead, children }: AuthCardProps) => (
  <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 6 } }}>
    <Box sx={card}>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, bgcolor: 'fluent.brandTint', alignItems: 'center', p: 4 }}>
        <CoinsArt />
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'center', gap: 2.5, p: { xs: 3, sm: 5 }, minWidth: 0 }}>
        <Box>
          <PageHeading sx={{ fontSize: '1.75rem', lineHeight: '2.25rem' }}>{heading}</PageHeading>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>
        </Box>
        {children}
      </Box>
    </Box>
  </Box>
);

/** 'or' between the two ways to sign in. */
export const Or = ({ children }: { children: string }) => (
  <Divider sx={{ color: 'text.secondary', fontSize: '.75rem' }}>{children}</Divider>
);

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
