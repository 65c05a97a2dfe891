/** Longhands that each shorthand overrides, as far as MUI writes them before it. */
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  background: ['background-color'],
  border: ['border-color', 'border-style', 'border-width'],
  margin: ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  padding: ['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
};

const BLOCK = /\{([^{}]*)\}/g;
/** Semicolon outside of brackets, as data URLs contain some. */
const SEMICOLON = /;(?![^()]*\))/;

/**
 * Rules without declarations that a later one in the same block overrides; minifiers keep them where one contains
 * var(). The theme overrides most of MUI's looks.
 */
export const withoutOverridden = (css: string): string =>
  css.replaceAll(BLOCK, (_, block: string) => {
    const declarations = block.split(SEMICOLON).filter(Boolean);
    const names = declarations.map((text) => text.slice(0, text.indexOf(':')));
    const kept = declarations.filter((text, index) => {
      const later = names.slice(index + 1);
      const name = names[index] ?? '';
      return text.includes('!important') || !later.some((one) => one === name || LONGHANDS[one]?.includes(name));
    });
    return `{${kept.join(';')}}`;
  });
