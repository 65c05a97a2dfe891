import { describe, expect, test } from 'vitest';
import { tokens, type FluentToken } from '#ui/theme/tokens.ts';

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const people = Array.from(
  { length: 9 },
  (_, n) => [`person${String(n)}Text`, `person${String(n)}Fill`] as [FluentToken, FluentToken],
);

const surfaces = ['surface1', 'surface2', 'surface3', 'surfaceFloat'] as const;

const words: [FluentToken, FluentToken][] = [
  ...([...surfaces, 'subtleHover', 'brandTint', 'sidebar'] as const).flatMap((ground) =>
    (['text1', 'text2', 'text3'] as const).map((text): [FluentToken, FluentToken] => [text, ground]),
  ),
  ['brandText', 'surface1'],
  ['brandText', 'surface3'],
  ['brandText', 'brandTint'],
  ['brandTextHover', 'subtleHover'],
  ...(['surface1', 'surfaceFloat'] as const).map((ground): [FluentToken, FluentToken] => ['link', ground]),
  ['dangerMain', 'surfaceFloat'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrand', 'brandPressed'],
  ['onBrand', 'suiteBar'],
  ['onBrand', 'suiteBarHover'],
  ['onBrand', 'dangerSolid'],
  ['successText', 'successTint'],
  ['warningText', 'warningTint'],
  ['dangerText', 'dangerTint'],
  ['dangerTextHover', 'subtleHover'],
  ['dangerTextHover', 'dangerTint'],
  ['dangerMain', 'surface1'],
  ...people,
];

const marks: [FluentToken, FluentToken][] = [
  ['strokeAccessible', 'surface1'],
  ['strokeAccessible', 'surface3'],
  ['focusOuter', 'surface1'],
  ['focusOuter', 'brand'],
  ['brandText', 'surface1'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colours of the %s scheme', (_, column) => {
  test.each(words)('%s can be read on %s', (text, ground) => {
    expect(contrast(tokens[text][column], tokens[ground][column])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s can be seen on %s', (mark, ground) => {
    expect(contrast(tokens[mark][column], tokens[ground][column])).toBeGreaterThanOrEqual(3);
  });
});
