/** Number of rows up to which a server counts a list exactly. For longer lists it may only say that there are more. */
export const COUNTED = 10_000;
