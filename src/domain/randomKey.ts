/** Random text of 128 bits. `crypto.randomUUID` is not used because it is missing in pages without TLS. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
