/** Number of rows up to which every server counts a list exactly; beyond it, it may only say that there are more. */
export const COUNTED = 10_000;
