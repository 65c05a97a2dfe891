/** Random key of 128 bits. `crypto.randomUUID` is missing in pages without TLS. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
