import { onTestFinished, vi } from 'vitest';
import { mediaQueryList } from './mediaQueryList.ts';

const limit = (query: string, name: 'min' | 'max'): number | undefined => {
  const found = new RegExp(`\\(${name}-width:\\s*([\\d.]+)px\\)`).exec(query)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Lets media queries about width hold as in a window of so many pixels; jsdom answers none. Ends with the test. */
export const windowWidth = (pixels: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [min = 0, max = Infinity] = [limit(query, 'min'), limit(query, 'max')];
    const matches = query.includes('width') && min <= pixels && pixels <= max;
    return mediaQueryList(query, matches);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
};
