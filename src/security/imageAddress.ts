/**
 * An address that may stand in an image, or undefined. Addresses come from servers and people: only https, pictures in
 * data: addresses and this site's own origin are drawn.
 */
export const imageAddress = (address: string | undefined, origin: string): string | undefined => {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const allowed = url.protocol === 'https:' || url.origin === origin || /^data:image\//i.test(url.href);
  return allowed ? url.href : undefined;
};
