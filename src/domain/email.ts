/**
 * What form, identity provider and server alike take for an address: one '@', no blank, a dot in the domain. The server must take
 * what the form takes, as the account at the provider is made first: an address that it refused would have one and no record.
 */
export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The longest address there is (RFC 5321), in UTF-16 code units. */
export const LONGEST_ADDRESS = 254;

export const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text);

/** An address as keys, sets and maps hold it: whoever keeps an address may change its capitals. */
export const emailKey = (email: string): string => email.toLowerCase();

/** Whether two addresses are one person's, in any case of letters, as for the server; undefined is nobody's. */
export const sameEmail = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && emailKey(one) === emailKey(other);
