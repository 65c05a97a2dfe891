/** A short text that these values alone have, in this order. */
export const hashOf = async (values: readonly unknown[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
};
