import { onTestFinished, vi } from 'vitest';
import { mediaQueryList } from './mediaQueryList.ts';

const limit = (query: string, name: 'min' | 'max'): number | undefined => {
  const found = new RegExp(`\\(${name}-width:\\s*([\\d.]+)px\\)`).exec(query)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Makes width media queries hold as in a window of so many pixels, until the test ends; jsdom has no width. */
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
