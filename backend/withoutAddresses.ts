/** A database's error quotes the row that it is about; who somebody is does not belong into a log. */
export const withoutAddresses = (text: string): string => text.replace(/[^\s"'<>(),=]+@[^\s"'<>(),=]+/g, '…@…');
