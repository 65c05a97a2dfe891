import { home as homePage } from '../home.ts';
import { testimonials } from '../testimonials.ts';

/** The front page. */
export const home = { ...homePage, ...testimonials } as const;
