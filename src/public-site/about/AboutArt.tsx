import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { fluent, type FluentToken } from '#ui/theme/tokens.ts';

/** Two people with a coin on its way between them. */
export const AboutArt = () => {
  const t = useT();
  return (
    <Box
      component="svg"
      viewBox="30 20 420 240"
      width="100%"
      role="img"
      aria-label={t('about.art')}
      sx={{ maxWidth: 500, justifySelf: { xs: 'center', md: 'end' } }}
    >
      <rect x="30" y="24" width="420" height="232" rx="28" fill={fluent('brandTint')} />
      <circle cx="404" cy="66" r="44" fill={fluent('brandText')} opacity=".14" />
      <Figure x={130} tone="brandText" />
      <Figure x={350} tone="successMain" />
      <path
        d="M190 128 C 216 92, 264 92, 290 128"
        fill="none"
        stroke={fluent('brandText')}
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <circle cx="240" cy="100" r="25" fill={fluent('coinEdge')} />
      <circle cx="240" cy="97" r="25" fill={fluent('coinFace')} />
      <circle cx="240" cy="97" r="17" fill="none" stroke={fluent('coinEdge')} strokeWidth="2.5" opacity=".6" />
    </Box>
  );
};

/** Head and shoulders, cut by the picture's lower edge; the head lighter, so that it stands before them in either theme. */
const Figure = ({ x, tone }: { x: number; tone: FluentToken }) => (
  <g transform={`translate(${String(x)} 150)`} fill={fluent(tone)}>
    <path d="M-62 106v-18a62 58 0 0 1 124 0v18z" />
    <circle r="34" cy="-12" fill={fluent('brandTint')} />
    <circle r="34" cy="-12" opacity=".5" />
  </g>
);
