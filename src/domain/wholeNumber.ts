/**
 * The whole positive number that was typed, or null: no sign, fraction, exponent or separator is guessed at, and nothing is
 * rounded (C-53). Beyond 2^53 the number is near and not exact; no balance is, so that comparing it stays right.
 */
export const wholeNumberOf = (text: string): number | null => {
  const typed = text.trim();
  return /^\d+$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
};
