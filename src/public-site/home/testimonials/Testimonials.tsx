import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { examplesLeft, product } from '#product.ts';
import { CarouselButton } from '../../carousel/CarouselButton.tsx';
import { CarouselSlides, widthOf } from '../../carousel/CarouselSlides.tsx';
import { useCarousel } from '../../carousel/useCarousel.ts';
import { Section } from '../../Section.tsx';
import { Testimonial } from './Testimonial.tsx';

/** One slide in sight, two from 768 pixels of window on, three from 1024 (HOME-21 to HOME-23). */
const widths = { 0: widthOf(1), 768: widthOf(2), 1024: widthOf(3) };

/** Four voices that stand still until they are moved (HOME-20 to HOME-24); ours say that they are examples (C-63). */
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
