/** An address as keys, sets and maps hold it: whoever keeps an address may change its capitals. */
export const emailKey = (email: string): string => email.toLowerCase();

/** Whether two addresses are one person's, in any case of letters, as for the server; undefined is nobody's. */
export const sameEmail = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && emailKey(one) === emailKey(other);
