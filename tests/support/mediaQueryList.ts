/** Result of `matchMedia`, which jsdom lacks; packages also use the deprecated pair of methods. */
export const mediaQueryList = (media: string, matches: boolean) =>
  Object.assign(new EventTarget(), { media, matches, addListener: () => {}, removeListener: () => {} });
