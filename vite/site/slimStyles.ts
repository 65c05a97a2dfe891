import { Features, transform } from 'lightningcss';
import { withoutOverridden } from './withoutOverridden.ts';

/** Browser versions of the build's target, in lightningcss' encoding. */
const targets = { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (2 << 8) };

/** Feature not to transform: no rule uses light-dark(). */
const exclude = Features.LightDark;

const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g;
const USE = /var\((--[\w-]+)/g;
/** Prefixed declaration that is followed by the same one without prefix. */
const PREFIXED = /-webkit-([\w-]+):[^;{}]*;(?=(?:-[\w-]+:[^;{}]*;)*\1:)/g;
/** Declarations for older browsers, which have standard equivalents. */
const FOREIGN =
  /(?<=[{;])(?:-ms-|-moz-(?!osx-)|-webkit-(?:box-(?:align|flex|pack)|print-color-scheme))[\w-]*:[^;{}]*;?/g;
/** Media query of the smallest breakpoint, which always matches. */
const ANY_WIDTH = /@media \(width>=0\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;
/** Rule for a border that Firefox drew before version 88. */
const INNER = /[^{}]*::-moz-focus-inner\{[^{}]*\}/g;

/**
 * Rules of `css` without those that the page's `body` does not use. MUI writes three hundred variables twice, looks
 * that the theme overrides, and prefixes for unsupported browsers. The page's code adds all variables later.
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
  // Drawings use variables in attributes.
  follow(body + rules.replaceAll(DECLARATION, ''));
  const kept = rules.replaceAll(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''));
  const { code } = transform({ filename: 'page.css', code: Buffer.from(kept), minify: true, targets, exclude });
  return code.toString();
};
