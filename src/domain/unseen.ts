/** Letters and signs: neither blanks nor controls, nor what else takes no ink, such as format characters and fillers. */
const SIGN = /[^\p{White_Space}\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is something to read in a text: at least one visible letter or sign (C-71). */
export const isFilled = (text: string): boolean => SIGN.test(text);

/** A text with plain blanks alone, and without what cannot be seen at all: '\u200b1\u00a02\t' → '1 2'. */
export const seen = (text: string): string =>
  text
    .replace(/[\p{White_Space}\p{Z}\u2800]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/** Whether something within an address cannot be seen, so that nobody could type it. Blanks at its ends are cut off before. */
export const hasUnseen = (address: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(address.trim());
