let plainHosts: readonly string[] = [];

/** Names the origins of this build that pictures are drawn from without TLS; the policy of its pages allows the same (C-59). */
export const drawPicturesFrom = (origins: readonly string[]): void => {
  plainHosts = origins;
};

/**
 * An address that may stand in an image, or undefined. Addresses come from servers and people: only https, pictures in
 * data: addresses, this site's own origin and the hosts of {@link drawPicturesFrom} are drawn.
 */
export const imageAddress = (address: string | undefined, origin: string): string | undefined => {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const allowed =
    url.protocol === 'https:' || [origin, ...plainHosts].includes(url.origin) || /^data:image\//i.test(url.href);
  return allowed ? url.href : undefined;
};
