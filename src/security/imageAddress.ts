let plainHosts: readonly string[] = [];

/**
 * Sets the origins without TLS that pictures may come from; the pages' content security policy allows the same (C-59).
 */
export const drawPicturesFrom = (origins: readonly string[]): void => {
  plainHosts = origins;
};

/**
 * Address that may be used as an image source, or undefined. Allowed are https, data: addresses of pictures, this
 * origin, and those of {@link drawPicturesFrom}, as addresses come from servers and users.
 */
export const imageAddress = (address: string | undefined, origin: string): string | undefined => {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const allowed =
    url.protocol === 'https:' || [origin, ...plainHosts].includes(url.origin) || /^data:image\//i.test(url.href);
  return allowed ? url.href : undefined;
};
