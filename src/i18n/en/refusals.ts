import { refusalCounts, refusalTexts } from '#contract/refusalTexts.ts';

/** Sentences for the refusals of our server, by reason; the server sends the same ones. */
export const refusal = refusalTexts;

export const refusalCount = refusalCounts;
