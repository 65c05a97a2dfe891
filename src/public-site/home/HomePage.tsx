import Box from '@mui/material/Box';
import { reveal, useReveal } from '../reveal/useReveal.ts';
import { Banner } from './banner/Banner.tsx';
import { BestWorkers } from './bestWorkers/BestWorkers.tsx';
import { Blog } from './blog/Blog.tsx';
import { Hero } from './Hero.tsx';
import { Newsletter } from './newsletter/Newsletter.tsx';
import { StatsStrip } from './stats/StatsStrip.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';

/** Landing page, at the path / (HOME-1). */
export const HomePage = () => {
  const root = useReveal();
  return (
    <Box ref={root} sx={reveal}>
      <Hero />
      <StatsStrip />
      <Banner />
      <BestWorkers />
      <Testimonials />
      <Blog />
      <Newsletter />
    </Box>
  );
};
