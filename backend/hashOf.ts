/** SHA-256 hash of values, which are serialized as JSON in this order; in base64. */
export const hashOf = async (values: readonly unknown[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
};
