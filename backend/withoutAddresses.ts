/** Text without e-mail addresses: errors of a database quote rows, and logs must not hold personal data. */
export const withoutAddresses = (text: string): string => text.replace(/[^\s"'<>(),=]+@[^\s"'<>(),=]+/g, '…@…');
