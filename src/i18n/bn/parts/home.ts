import { home as front } from '../home.ts';
import { testimonials } from '../testimonials.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...front, ...testimonials } as const;
/** The front page. */
export const home: Translated<'home', typeof texts> = texts;
