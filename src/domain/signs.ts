/** Signs as people see them: a letter with its accents, a family of emoji. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** More than any sign that means something has. */
const LONGEST_SIGN = 100;

/** The first sign of a text; undefined where there is none. */
export const firstSign = (text: string): string | undefined =>
  segmenter.segment(text.slice(0, LONGEST_SIGN)).containing(0)?.segment;

/** The beginning of a text, of at most so many UTF-16 units, that ends between two signs. */
export const beginningOf = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const { index = most } = segmenter.segment(text.slice(0, most + LONGEST_SIGN)).containing(most) ?? {};
  return text.slice(0, index);
};
