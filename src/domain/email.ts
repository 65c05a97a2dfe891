/**
 * Pattern of an e-mail address: one '@', no blank, a dot in the domain. Form, identity provider and server must agree
 * on the pattern. The form creates the account at the provider first, so an address that the server then refused would
 * have an account without a record.
 */
export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Length of the longest valid e-mail address (RFC 5321), in UTF-16 code units. */
export const LONGEST_ADDRESS = 254;

export const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text);

/**
 * E-mail address in the form used as key and for comparison: in lower case, an international domain in its ASCII (DNS)
 * form.
 */
export const emailKey = (email: string): string => {
  const small = email.toLowerCase();
  if (ASCII.test(small)) return small;
  const [, name = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.。-]+)$/u.exec(small.normalize()) ?? [];
  return domain && URL.canParse(`https://${domain}`) ? name + new URL(`https://${domain}`).hostname : small;
};

const ASCII = /^[\0-\x7f]*$/;

/** True for a column that holds e-mail addresses, which are compared by their keys. */
export const holdsAddress = (column: string): boolean => column === 'user' || /(^|_)email$/.test(column);

/**
 * Function that prepares a column's values to be compared for equality: it converts e-mail addresses to their keys, and
 * leaves all others unchanged.
 */
export const comparedAs = (column: string): ((value: unknown) => unknown) =>
  holdsAddress(column) ? (value) => emailKey(String(value)) : (value) => value;

/**
 * True when two e-mail addresses are the same one in any spelling, by the same rule as on the server. Undefined equals
 * nothing.
 */
export const sameEmail = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && emailKey(one) === emailKey(other);
