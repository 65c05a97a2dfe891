import { Features, transform } from 'lightningcss';
import { withoutOverridden } from './overridden.ts';

/** What the build's JavaScript is made for, as lightningcss counts versions. */
const targets = { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (2 << 8) };

/** No rule asks for the scheme by the function that this would prepare. */
const exclude = Features.LightDark;

const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g;
const USE = /var\((--[\w-]+)/g;
/** With the same declaration, without the prefix, after it. */
const PREFIXED = /-webkit-([\w-]+):[^;{}]*;(?=(?:-[\w-]+:[^;{}]*;)*\1:)/g;
/** Names that only older browsers know, which have others for the same. */
const FOREIGN =
  /(?<=[{;])(?:-ms-|-moz-(?!osx-)|-webkit-(?:box-(?:align|flex|pack)|print-color-scheme))[\w-]*:[^;{}]*;?/g;
/** The least width of a theme's steps, which every screen has. */
const ANY_WIDTH = /@media \(width>=0\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;
/** A border that Firefox drew before version 88. */
const INNER = /[^{}]*::-moz-focus-inner\{[^{}]*\}/g;

/**
 * The rules of one page without what it has no use for: MUI writes three hundred variables twice, looks that the theme overrides,
 * and prefixes for browsers that cannot run the product. The browser adds the variables again, all of them, with the page's code;
 * until then only these are read.
 */
export const slimStyles = (css: string, body: string): string => {
  const rules = withoutOverridden(
    css.replaceAll(FOREIGN, '').replaceAll(PREFIXED, '').replaceAll(INNER, '').replaceAll(ANY_WIDTH, '$1'),
  );
  const definitions = new Map<string, string[]>();
  for (const [, name = '', value = ''] of rules.matchAll(DECLARATION))
    definitions.set(name, [...(definitions.get(name) ?? []), value]);
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(USE)) {
      if (used.has(name)) continue;
      used.add(name);
      definitions.get(name)?.forEach(follow);
    }
  };
  // Drawings read them in attributes.
  follow(body + rules.replaceAll(DECLARATION, ''));
  const kept = rules.replaceAll(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''));
  const { code } = transform({ filename: 'page.css', code: Buffer.from(kept), minify: true, targets, exclude });
  return code.toString();
};
