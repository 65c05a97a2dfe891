/** What `matchMedia` answers, which jsdom does not have; the older pair of methods is asked for by packages. */
export const mediaQueryList = (media: string, matches: boolean) =>
  Object.assign(new EventTarget(), { media, matches, addListener: () => {}, removeListener: () => {} });
