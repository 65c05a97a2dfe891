/** Percent-encoded value for an address; '@' stays readable (C-02). */
export const encodeValue = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');
