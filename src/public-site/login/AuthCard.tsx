import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { DARK, fluent } from '#ui/theme/tokens.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CoinStack } from '#ui/art/CoinStack.tsx';

type AuthCardProps = {
  heading: string;
  lead?: string;
  /** True for a form that is nearly as high as the window. */
  tall?: boolean;
  children: ReactNode;
};

/**
 * Card of the pages /login and /register; in wide windows a picture is beside the form. Its place and its columns are
 * fixed, and the picture comes last in the document, so that nothing moves while the page loads.
 */
export const AuthCard = ({ heading, lead, tall = false, children }: AuthCardProps) => (
  <Box sx={tall ? tallPlace : place}>
    <Box sx={card}>
      <Box sx={form}>
        <Box>
          <PageHeading sx={{ fontSize: '1.75rem', lineHeight: '2.25rem' }}>{heading}</PageHeading>
          {lead !== undefined && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>}
        </Box>
        {children}
      </Box>
      <Box sx={tall ? tallPicture : picture}>
        <CoinsArt />
      </Box>
    </Box>
  </Box>
);

const point = { fill: fluent('surface1'), [DARK]: { fill: fluent('brandTint') } } as const;

/** Decorative picture of the sign-in forms: growing stacks of coins below a rising line. */
const CoinsArt = () => (
  <svg viewBox="0 0 400 420" width="100%" aria-hidden="true" focusable="false">
    <circle cx="206" cy="196" r="160" fill={fluent('brandText')} opacity=".1" />
    <circle cx="326" cy="84" r="40" fill={fluent('brandText')} opacity=".16" />
    <ellipse cx="200" cy="356" rx="170" ry="16" fill={fluent('text1')} opacity=".07" />
    <path
      d="M62 244 L142 196 L206 214 L330 108"
      fill="none"
      stroke={fluent('brandText')}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {[
      [62, 244],
      [142, 196],
      [206, 214],
      [330, 108],
    ].map(([x, y]) => (
      <Box key={x} component="circle" cx={x} cy={y} r="8" stroke={fluent('brandText')} strokeWidth="4" sx={point} />
    ))}
    {[
      { x: 96, coins: 3 },
      { x: 196, coins: 6 },
      { x: 296, coins: 10 },
    ].map(({ x, coins }) => (
      <g key={x} transform={`translate(${String(x)} 348)`}>
        <CoinStack coins={coins} />
      </g>
    ))}
  </svg>
);

/** Divider with the word 'or', between two ways to sign in. */
export const Or = ({ children }: { children: string }) => (
  <Divider sx={{ color: 'text.secondary', fontSize: '.75rem' }}>{children}</Divider>
);

/**
 * Question at the end of the card, such as 'No account yet?', with a link (`link`) to the path `to` for visitors
 * who answer yes.
 */
export const OtherWay = ({ question, to, link }: { question: string; to: string; link: string }) => (
  <Typography>
    {question}{' '}
    <Link component={RouterLink} to={to} underline="always">
      {link}
    </Link>
  </Typography>
);

const place = {
  flex: 1,
  display: 'grid',
  placeItems: 'start center',
  px: { xs: 2, sm: 3 },
  // In the middle of the window, less half of what else it has, with the demo's bar.
  py: { xs: 3, md: 'clamp(16px, 50vh - 350px, 30vh)' },
};
/** Place of the card of /register, which has more space above and below in a window where all of it fits. */
const tallPlace = { ...place, py: { xs: 3, md: 'clamp(40px, 30vh - 253px, 10vh)' } };

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
  alignItems: 'start',
  p: 4,
  bgcolor: 'fluent.brandTint',
};
/** Style of the picture in the middle of a tall card: messages in the form do not move it. */
const tallPicture = { ...picture, pt: '208px' };

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
