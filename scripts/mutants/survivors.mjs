/**
 * Mutants of Stryker’s that no test need notice, by file and as the command prints them. 'equivalent: …' says why nobody could
 * notice it, and it does not count; 'not worth: …' why nobody would want to, and it counts as survived.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const survivors = {
  'backend/calls/users.ts': {
    '{ deleted: false } → {}': 'equivalent: liveUser has asked, and locks the row',
  },
  'src/authProvider/accessToken.ts': {
    '\'\' → "Stryker was here!"': 'equivalent: neither is the middle of a token',
  },
  'src/authProvider/createTokenKeeper.ts': {
    'false → true': 'equivalent: before a first token there is nothing to renew',
    '{ cause } → {}': 'not worth: read by people only, in a log',
  },
  'src/authProvider/newAccounts.ts': {
    'kept === null → false': 'equivalent: null is JSON, and holds no role',
  },
  'src/contract/mend.ts': {
    "typeof number === 'number' → true": 'equivalent: what is no number is not finite',
    'i < text.length → i <= text.length': 'equivalent: another hash tells rows apart as well',
  },
  'src/domain/moments.ts': {
    '!Number.isNaN(momentOf(text)) → true': 'equivalent: the day of no moment is spelt otherwise',
  },
};
