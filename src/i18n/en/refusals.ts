import { refusalCounts, refusalTexts } from '#contract/refusalTexts.ts';

/** Refusals of our server, in its own sentences. */
export const refusal = refusalTexts;

export const refusalCount = refusalCounts;
