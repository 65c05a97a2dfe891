/** SHA-256 of values in this order, in base64. */
export const hashOf = async (values: readonly unknown[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
};
