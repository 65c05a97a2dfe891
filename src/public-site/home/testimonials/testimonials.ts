import type { PlainKey } from '#i18n/messages.ts';

/**
 * What is said about the marketplace (HOME-20): examples, signed by role alone, that the owner replaces with the words of real
 * customers. The texts stand in src/i18n/en/testimonials.ts.
 */
export const testimonials = [
  { by: 'worker', text: 'testimonials.pocket' },
  { by: 'buyer', text: 'testimonials.review' },
  { by: 'worker', text: 'testimonials.clear' },
  { by: 'buyer', text: 'testimonials.budget' },
] as const satisfies readonly { by: 'worker' | 'buyer'; text: PlainKey }[];
