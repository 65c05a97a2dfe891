import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { CoinStack } from '#ui/art/CoinStack.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { usePageTitle } from '#ui/page/usePageTitle.ts';
import { fluent } from '#ui/theme/tokens.ts';

/**
 * Page for unknown paths (ROUTE-5, ROUTE-6). It sets the document title itself, because it may be below /Dashboard/
 * (TITLE-18).
 */
export const NotFoundPage = () => {
  const t = useT();
  usePageTitle(t('title.other'));
  return (
    <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', textAlign: 'center', p: 3 }}>
      <LostCoinArt />
      <PageHeading sx={{ mt: 2 }}>{t('notFound.heading')}</PageHeading>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('notFound.lead')}</Typography>
      <Button variant="contained" color="primary" component={RouterLink} to="/" sx={{ mt: 3 }}>
        {t('notFound.back')}
      </Button>
    </Box>
  );
};

/** Drawing of a stack of coins, and of one that has rolled away. */
const LostCoinArt = () => {
  const t = useT();
  return (
    <Box component="svg" viewBox="0 0 320 180" role="img" aria-label={t('notFound.art')} sx={art}>
      <ellipse cx="160" cy="158" rx="150" ry="12" fill={fluent('text1')} opacity=".07" />
      <g transform="translate(80 156)">
        <CoinStack coins={5} />
      </g>
      <path
        d="M130 64 C 168 40, 206 66, 226 100"
        fill="none"
        stroke={fluent('strokeAccessible')}
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <g transform="translate(248 128) rotate(18)">
        <circle r="30" cx="4" fill={fluent('coinEdge')} />
        <circle r="30" fill={fluent('coinFace')} />
        <text y="10" fontSize="30" fontWeight="700" textAnchor="middle" fill="#7a5200">
          ?
        </text>
      </g>
    </Box>
  );
};

const art = { width: 320, maxWidth: '100%' };
