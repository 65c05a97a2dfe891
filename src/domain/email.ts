/**
 * What form, identity provider and server alike take for an address: one '@', no blank, a dot in the domain. The server must take
 * what the form takes, as the account at the provider is made first: an address that it refused would have one and no record.
 */
export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The longest address there is (RFC 5321), in UTF-16 code units. */
export const LONGEST_ADDRESS = 254;

export const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text);

/** An address as keys, sets and maps hold it: whoever keeps an address may change its capitals, or write a domain of other letters in those of DNS. */
export const emailKey = (email: string): string => {
  const small = email.toLowerCase();
  if (ASCII.test(small)) return small;
  const [, name = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.。-]+)$/u.exec(small.normalize()) ?? [];
  return domain && URL.canParse(`https://${domain}`) ? name + new URL(`https://${domain}`).hostname : small;
};

const ASCII = /^[\0-\x7f]*$/;

/** Whether a column of an entity holds somebody's address, which is compared by its key. */
export const holdsAddress = (column: string): boolean => column === 'user' || /(^|_)email$/.test(column);

/** The form in which values of a column are equal or not. */
export const comparedAs = (column: string): ((value: unknown) => unknown) =>
  holdsAddress(column) ? (value) => emailKey(String(value)) : (value) => value;

/** Whether two addresses are one person's, however they are written, as for the server; undefined is nobody's. */
export const sameEmail = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && emailKey(one) === emailKey(other);
