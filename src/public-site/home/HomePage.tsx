import { Hero } from './Hero.tsx';

/** / : the landing page's sections, top to bottom. */
export const HomePage = () => <Hero />;
