/** So many rows of a list every server counts; beyond them it may say that there are more. */
export const COUNTED = 10_000;
