import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { PlainKey } from '#i18n/messages.ts';
import { useT } from '#i18n/useT.ts';
import { DARK } from '#ui/theme/tokens.ts';
import { Container } from '../../shell/Container.tsx';
import { useWayIn } from '../../useWayIn.ts';

export type BannerSlideProps = { picture: string; shade: string; headline: PlainKey };

/**
 * Slide of the banner, with a picture, a headline (given by its message key) and a button. A gradient of `shade` keeps
 * the white text readable (HOME-6, HOME-16, HOME-17).
 */
export const BannerSlide = ({ picture, shade, headline }: BannerSlideProps) => {
  const t = useT();
  const to = useWayIn();
  return (
    <Box sx={slide(shade)}>
      <Box
        component="img"
        className="Sideways"
        src={picture}
        alt=""
        width={2400}
        height={450}
        loading="lazy"
        decoding="async"
        draggable={false}
        sx={scene(picture)}
      />
      <Container sx={words(shade)}>
        <Typography component="h2" sx={title}>
          {t(headline)}
        </Typography>
        <Button component={RouterLink} to={to} size="large" sx={way}>
          {t('home.banner.more')}
        </Button>
      </Container>
    </Box>
  );
};

const slide = (shade: string) => ({
  position: 'relative',
  minHeight: 450,
  height: '100%',
  bgcolor: shade,
  display: 'flex',
  alignItems: { xs: 'flex-end', sm: 'center' },
  color: '#fff',
  // On phones the text stands below the picture's subject, elsewhere beside it, and never on light parts of the
  // picture.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: {
      xs: 'none',
      sm: `linear-gradient(90deg, ${shade} 44%, transparent 84%)`,
      lg: 'linear-gradient(90deg, rgba(0,0,0,.58), rgba(0,0,0,.42) 38%, transparent 72%)',
    },
  },
  '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
});

/** Styles of the picture. The fragment #dark gives it the dark theme's colours: its own styles follow `:target`. */
const scene = (picture: string) =>
  ({
    position: 'absolute',
    top: 0,
    right: 0,
    width: { xs: '100%', sm: '65%', lg: '100%' },
    height: { xs: 260, sm: '100%' },
    objectFit: 'cover',
    [DARK]: { content: `url("${picture}#dark")` },
    // Leaves out the background at the right where there is little room.
    objectPosition: { xs: 'calc(100% + 277px) 50%', sm: 'calc(100% + 480px) 50%', lg: '50% 50%' },
  }) as const;

const words = (shade: string) => ({
  position: 'relative',
  zIndex: 1,
  // On phones the gradient is as high as the text.
  pt: { xs: '72px', sm: '48px' },
  background: { xs: `linear-gradient(0deg, ${shade} calc(100% - 56px), transparent)`, sm: 'none' },
  pb: '80px',
});

const title = {
  maxWidth: { xs: 'none', sm: '55%', lg: 560 },
  fontSize: { xs: '2rem', lg: '2.75rem' },
  lineHeight: 1.18,
  fontWeight: 600,
  letterSpacing: '-.01em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
};

/** Styles of the button, which is white in both themes. */
const way = {
  mt: 3,
  color: '#0c3b5e',
  background: '#fff',
  borderColor: '#fff',
  '&:hover': { background: '#ebf3fc', borderColor: '#ebf3fc', color: '#0c3b5e' },
  '&:active': { background: '#cfe4fa', borderColor: '#cfe4fa', color: '#0c3b5e' },
  '&:focus-visible': { outline: '2px solid #0c3b5e', outlineOffset: -4 },
};
