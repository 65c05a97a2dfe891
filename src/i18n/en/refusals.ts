import { refusalCounts, refusalTexts } from '#contract/refusalTexts.ts';

/** Refusals of our server, in its own sentences. */
export const refusals = { refusal: refusalTexts, refusalCount: refusalCounts } as const;
