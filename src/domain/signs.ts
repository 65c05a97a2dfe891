import { isFilled } from './unseen.ts';

/**
 * Segmenter into characters as readers see them: a letter with its accents, or an emoji of several code points, is one.
 */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Number of UTF-16 code units of a text that are read for one visible character, so that hostile texts are not read in
 * full.
 */
const LONGEST_SIGN = 100;

/** First visible character of a text; undefined if it has none. */
export const firstSign = (text: string): string | undefined => {
  for (const { segment } of segmenter.segment(text.slice(0, LONGEST_SIGN))) if (isFilled(segment)) return segment;
  return undefined;
};

/** Start of a text, at most `most` UTF-16 code units long, cut between two visible characters. */
export const beginningOf = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const { index = most } = segmenter.segment(text.slice(0, most + LONGEST_SIGN)).containing(most) ?? {};
  return text.slice(0, index);
};
