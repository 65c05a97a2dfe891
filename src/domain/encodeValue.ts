/** Percent-encodes a value for an address but leaves '@' readable (C-02). */
export const encodeValue = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');
