/**
 * The whole positive number that was typed, or null: no sign, fraction, exponent or separator is guessed at, and nothing is
 * rounded (C-53). Beyond 2^53 the number is near and not exact; no balance is, so that comparing it stays right. The digits may be
 * of any script, as the screens write those of the reader's language.
 */
export const wholeNumberOf = (text: string): number | null => {
  const typed = plainDigits(text.trim());
  return /^\d+$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
};

/** With the digits that JavaScript reads: '২০০' → '200'. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Unicode has the ten digits of a script one after the other, and nothing that is a digit before its zero.
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value % 10);
  });
