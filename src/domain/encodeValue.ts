/** Percent-encoded value for a path or query; '@' stays readable (C-02). */
export const encodeValue = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');
