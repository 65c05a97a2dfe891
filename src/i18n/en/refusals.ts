import { refusalCounts, refusalTexts } from '#contract/refusalTexts.ts';

/** Why our server refused: its own sentences, to the letter. */
export const refusals = { refusal: refusalTexts, refusalCount: refusalCounts } as const;
