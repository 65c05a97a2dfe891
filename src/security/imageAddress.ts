let plainHosts: readonly string[] = [];

/**
 * Sets the origins without TLS from which pictures may be shown. The pages' content security policy allows the same
 * ones (C-59).
 */
export const drawPicturesFrom = (origins: readonly string[]): void => {
  plainHosts = origins;
};

/**
 * URL that may be used as an image source, or undefined. Allowed are https, data URLs of pictures, this origin, and the
 * origins of {@link drawPicturesFrom}. The check is needed because the addresses come from servers and users.
 */
export const imageAddress = (address: string | undefined, origin: string): string | undefined => {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const allowed =
    url.protocol === 'https:' || [origin, ...plainHosts].includes(url.origin) || /^data:image\//i.test(url.href);
  return allowed ? url.href : undefined;
};
