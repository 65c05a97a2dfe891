import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { COINS_PER_DOLLAR, MINIMUM_WITHDRAWAL, startingCoins } from '#domain/coins.ts';
import { useT } from '#i18n/useT.ts';
import { CoinStack } from '#ui/art/CoinStack.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { headlineStyle, introBackground, leadStyle } from '../headlineStyle.ts';
import { Container } from '../shell/Container.tsx';
import { useWayIn } from '../useWayIn.ts';

/** Headline and the two main buttons, which lead to the Dashboard or to the sign-in (C-35). */
export const Hero = () => {
  const t = useT();
  const to = useWayIn();
  return (
    <Box sx={{ background: introBackground }}>
      <Container sx={columns}>
        <Box>
          <PageHeading sx={headlineStyle}>{t('home.headline')}</PageHeading>
          <Typography sx={{ mt: 2.5, maxWidth: 520, ...leadStyle }}>{t('home.lead')}</Typography>
          <Box sx={{ mt: 4, display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" color="primary" size="large" component={RouterLink} to={to}>
              {t('home.findJob')}
            </Button>
            <Button size="large" component={RouterLink} to={to}>
              {t('home.postJob')}
            </Button>
          </Box>
          <ShortFacts />
        </Box>
        <HeroArt />
      </Container>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.05fr 1fr' },
  gap: { xs: 3, md: 6 },
  // Only the picture is centred: text would move while the page loads.
  alignItems: 'start',
  '& > :last-child': { alignSelf: 'center' },
  py: { xs: 5, md: 10 },
};

/** Drawing of a task, its approval and coins, in the theme's colours. */
const HeroArt = () => {
  const t = useT();
  return (
    <Box
      component="svg"
      viewBox="40 16 454 366"
      width="100%"
      direction="ltr"
      role="img"
      aria-label={t('home.art')}
      sx={picture}
    >
      <rect x="40" y="30" width="440" height="350" rx="28" fill={fluent('brandTint')} />
      <circle cx="430" cy="80" r="64" fill={fluent('brandText')} opacity=".16" />
      <TaskCard coins={t('home.artCoins')} />
      <ApprovalCard title={t('home.artApproved')} text={t('home.artAdded')} />
      <g transform="translate(134 372)">
        <CoinStack coins={3} />
      </g>
    </Box>
  );
};

const RAISED = 'raised';
/**
 * Style of the picture. It has no style attributes, which the policy of prerendered pages forbids. Its text direction
 * is an SVG attribute, as styles are mirrored for right-to-left languages.
 */
const picture = {
  maxWidth: 520,
  justifySelf: { xs: 'center', md: 'end' },
  [`& .${RAISED}`]: { filter: 'drop-shadow(0 8px 16px rgba(0,0,0,.18))' },
};

const TaskCard = ({ coins }: { coins: string }) => (
  <g className={RAISED}>
    <rect x="70" y="84" width="270" height="186" rx="14" fill={fluent('surface1')} />
    <rect x="94" y="108" width="72" height="72" rx="10" fill={fluent('brandText')} opacity=".2" />
    <path d="M106 168l20-26 14 16 10-10 8 20z" fill={fluent('brandText')} />
    <circle cx="146" cy="128" r="8" fill={fluent('coinFace')} stroke={fluent('coinEdge')} strokeWidth="2" />
    <rect x="182" y="112" width="126" height="12" rx="6" fill={fluent('text1')} opacity=".8" />
    <rect x="182" y="134" width="96" height="9" rx="4.5" fill={fluent('text3')} opacity=".5" />
    <rect x="182" y="152" width="110" height="9" rx="4.5" fill={fluent('text3')} opacity=".5" />
    <rect x="94" y="206" width="118" height="36" rx="6" fill={fluent('brand')} />
    <rect x="116" y="220" width="74" height="8" rx="4" fill={fluent('onBrand')} />
    <text x="236" y="230" fontSize="17" fontWeight="600" fill={fluent('text1')}>
      {coins}
    </text>
  </g>
);

const ApprovalCard = ({ title, text }: { title: string; text: string }) => (
  <g className={RAISED}>
    <rect x="236" y="246" width="224" height="118" rx="14" fill={fluent('surface1')} />
    <circle cx="272" cy="286" r="20" fill={fluent('successSolid')} />
    <text x="304" y="282" fontSize="16" fontWeight="600" fill={fluent('text1')}>
      {title}
    </text>
    <text x="304" y="302" fontSize="13" fill={fluent('text3')}>
      {text}
    </text>
    <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M263 286l6 7 12-14" stroke={fluent('onBrand')} />
      <path d="M258 346L298 332L334 338L376 316L436 322" stroke={fluent('brandText')} />
    </g>
  </g>
);

/** Facts below the buttons, with the numbers of the product's rules. */
const ShortFacts = () => {
  const t = useT();
  const facts = [
    t('home.rate', { coins: COINS_PER_DOLLAR }),
    t('home.withdrawal', { coins: MINIMUM_WITHDRAWAL }),
    t('home.start', startingCoins),
  ];
  return (
    <Box component="ul" aria-label={t('home.facts')} sx={factsStyle}>
      {facts.map((fact) => (
        <li key={fact}>
          <CheckmarkCircleFilled fontSize={16} aria-hidden />
          {fact}
        </li>
      ))}
    </Box>
  );
};

const factsStyle = {
  mt: 4,
  mb: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 1,
  '& li': { display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary' },
  '& svg': { flex: 'none', color: 'fluent.successText' },
} as const;
