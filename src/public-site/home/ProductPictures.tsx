import Box from '@mui/material/Box';
import { useI18nProvider } from 'ra-core';
import { isTrial, type Locale } from '#i18n/languages.ts';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';

/** URLs of the screenshots in each language and theme, which `npm run pictures screens` makes. */
const screens = import.meta.glob<string>('./screens/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Two screenshots of the product: a worker's tasks in a window, and in front of it a buyer's review on a phone. */
export const ProductPictures = () => {
  const t = useT();
  return (
    <Box sx={frame}>
      <Picture of="worker" alt={t('home.tasksPicture')} width={720} height={580} />
      <Picture of="buyer" alt={t('home.reviewPicture')} width={390} height={720} />
    </Box>
  );
};

/** Props of a screenshot. `of` is the role whose screen it shows; sizes are in px. */
type PictureProps = { of: 'worker' | 'buyer'; alt: string; width: number; height: number };

/**
 * Screenshot as two images, one for each theme. Styles hide the image of the other theme; browsers do not load it,
 * because both are lazy.
 */
const Picture = ({ of, alt, width, height }: PictureProps) => {
  const locale = useI18nProvider().getLocale() as Locale;
  const language = isTrial(locale) ? 'en' : locale;
  return ['light', 'dark'].map((theme) => (
    <Box
      key={theme}
      component="img"
      className={`${of} ${theme}`}
      src={screens[`./screens/${of}-${language}-${theme}.webp`]}
      {...{ alt, width, height }}
      loading="lazy"
      decoding="async"
    />
  ));
};

const frame = {
  position: 'relative',
  width: '100%',
  maxWidth: { xs: 560, md: 'none' },
  mx: 'auto',
  // Room for the phone, which reaches below the window and beyond its side.
  pb: { sm: 5 },
  pr: { sm: 4 },
  '& img': {
    display: 'block',
    height: 'auto',
    border: `1px solid ${fluent('stroke2')}`,
    bgcolor: 'fluent.surface3',
  },
  '& .worker': { width: '100%', borderRadius: '12px', boxShadow: fluent('shadow16') },
  // On a phone it would be too small to read.
  '& .buyer': {
    display: { xs: 'none', sm: 'block' },
    position: 'absolute',
    inset: 'auto 0 0 auto',
    width: '30%',
    borderRadius: '12px',
    border: `4px solid ${fluent('surface1')}`,
    boxShadow: fluent('shadow16'),
  },
  'html:not([data-theme="dark"]) & .dark, html[data-theme="dark"] & .light': { display: 'none' },
} as const;
