import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { TaskListAddRegular } from '@fluentui/react-icons/headless/svg/task-list-add';
import Box from '@mui/material/Box';
import { useOwnWords } from '#public-site/useOwnWords.ts';
import { useT } from '#i18n/useT.ts';
import { examplesLeft, product, type Product } from '#product.ts';
import { cardStyle, discStyle } from '#public-site/cardStyle.ts';
import { CarouselButton } from '#public-site/carousel/CarouselButton.tsx';
import { CarouselSlides, widthOf } from '#public-site/carousel/CarouselSlides.tsx';
import { useCarousel } from '#public-site/carousel/useCarousel.ts';
import { Section } from '#public-site/Section.tsx';

/**
 * Slide widths by window width: one slide is shown below 768 px, two below 1024 px, then three (HOME-21 to HOME-23).
 */
const widths = { 0: widthOf(1), 768: widthOf(2), 1024: widthOf(3) };

/**
 * Section with a carousel of four testimonials, without autoplay (HOME-20 to HOME-24). If the testimonials in
 * src/product.ts are examples, the text below the heading says so (C-63).
 */
export const Testimonials = () => {
  const t = useT();
  const carousel = useCarousel(product.testimonials.length);
  return (
    <Section
      band
      heading={t('home.voices.heading')}
      lead={t(examplesLeft.includes('testimonials') ? 'home.voices.examples' : 'home.voices.lead')}
      aside={
        <Box role="group" aria-label={t('home.voices.heading')} sx={{ display: 'flex', gap: 1 }}>
          <CarouselButton to="previous" label={t('home.voices.previous')} onClick={carousel.previous} sx={arrow} />
          <CarouselButton to="next" label={t('home.voices.next')} onClick={carousel.next} sx={arrow} />
        </Box>
      }
    >
      <Box data-reveal="" role="group" aria-roledescription={t('carousel.kind')} aria-label={t('home.voices.heading')}>
        <CarouselSlides carousel={carousel} slides={product.testimonials} widths={widths} spoken>
          {(testimonial) => <Testimonial {...testimonial} />}
        </CarouselSlides>
      </Box>
    </Section>
  );
};

const arrow = { border: '1px solid', borderColor: 'fluent.stroke1', bgcolor: 'fluent.surface1' };

const signers = {
  worker: { Icon: PersonRegular, name: 'home.voices.worker' },
  buyer: { Icon: TaskListAddRegular, name: 'home.voices.buyer' },
} as const;

/** Quotation, signed with its author's role. */
const Testimonial = ({ by, said }: Product['testimonials'][number]) => {
  const t = useT();
  const { text, lang } = useOwnWords()(said);
  const { Icon, name } = signers[by];
  return (
    <Box component="figure" sx={card}>
      <Box component="svg" viewBox="0 0 32 24" aria-hidden sx={{ width: 32, height: 24, color: 'fluent.brandText' }}>
        <path
          fill="currentColor"
          d="M0 24V14C0 6 4 1 12 0v5C8 6 6.5 8 6.5 11H12v13zM18 24V14C18 6 22 1 30 0v5c-4 1-5.5 3-5.5 6H30v13z"
        />
      </Box>
      <Box component="blockquote" lang={lang} sx={quote}>
        {text}
      </Box>
      <Box component="figcaption" sx={signature}>
        <Box component="span" sx={discStyle(36)}>
          <Icon fontSize={20} aria-hidden />
        </Box>
        {t(name)}
      </Box>
    </Box>
  );
};

/** Styles of a testimonial's card, with room for its shadow, because the slide clips it. */
const card = {
  ...cardStyle,
  my: '4px',
  height: 'calc(100% - 8px)',
  p: 3,
  display: 'flex',
  flexDirection: 'column',
} as const;

const quote = { m: 0, mt: 2, mb: 3, flex: 1, fontSize: '1rem', lineHeight: '1.5rem', color: 'fluent.text1' } as const;
const signature = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  color: 'text.secondary',
  fontWeight: 600,
} as const;
