/** Removes e-mail addresses from a text: errors of a database quote rows, and logs must not hold personal data. */
export const withoutAddresses = (text: string): string => text.replace(/[^\s"'<>(),=]+@[^\s"'<>(),=]+/g, '…@…');

/** Stack of an error, or another thrown value, as text for a log, without e-mail addresses. */
export const reportOf = (error: unknown): string =>
  withoutAddresses(error instanceof Error ? (error.stack ?? error.message) : String(error));
