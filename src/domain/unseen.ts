/** Pattern of a visible character: no blank, control, format character or filler. */
const SIGN = /[^\p{White_Space}\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True when a text has at least one visible character (C-71). */
export const isFilled = (text: string): boolean => SIGN.test(text);

/**
 * Text without invisible characters, trimmed, and with blanks of every kind as single spaces: '\u200b1\u00a02\t' → '1
 * 2'.
 */
export const seen = (text: string): string =>
  text
    .replace(/[\p{White_Space}\p{Z}\u2800]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/**
 * True when an e-mail address contains invisible characters, which nobody could type to sign in. Blanks around it are
 * ignored.
 */
export const hasUnseen = (address: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(address.trim());
