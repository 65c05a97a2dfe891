/**
 * Pattern of an e-mail address: one '@', no blank, a dot in the domain. Form, identity provider and server must agree:
 * the form creates the account at the provider first, and an address that the server refused would have an account
 * there but no record.
 */
export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Longest possible address (RFC 5321), in UTF-16 code units. */
export const LONGEST_ADDRESS = 254;

export const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text);

/**
 * Address in the form used in keys, sets and maps: lower case, with an international domain in its ASCII (DNS) form.
 */
export const emailKey = (email: string): string => {
  const small = email.toLowerCase();
  if (ASCII.test(small)) return small;
  const [, name = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.。-]+)$/u.exec(small.normalize()) ?? [];
  return domain && URL.canParse(`https://${domain}`) ? name + new URL(`https://${domain}`).hostname : small;
};

const ASCII = /^[\0-\x7f]*$/;

/** True for a column that holds an address, which is compared by its key. */
export const holdsAddress = (column: string): boolean => column === 'user' || /(^|_)email$/.test(column);

/** Form in which the values of a column are compared for equality. */
export const comparedAs = (column: string): ((value: unknown) => unknown) =>
  holdsAddress(column) ? (value) => emailKey(String(value)) : (value) => value;

/** True when two addresses are the same mailbox in any spelling, as on the server; undefined equals nothing. */
export const sameEmail = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && emailKey(one) === emailKey(other);
