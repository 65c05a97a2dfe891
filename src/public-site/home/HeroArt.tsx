import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { CoinStack } from '#ui/art/CoinStack.tsx';

/** The hero's picture: a task, its approval, and where the coins go. Drawn with theme variables, so it turns dark as well. */
export const HeroArt = () => {
  const t = useT();
  return (
    <Box component="svg" viewBox="40 16 454 366" width="100%" role="img" aria-label={t('home.art')} sx={picture}>
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
/** No style attributes: the policy of a prerendered page forbids them. Its words begin where they do in either direction. */
const picture = {
  maxWidth: 520,
  justifySelf: { xs: 'center', md: 'end' },
  direction: 'ltr',
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
