/** What a shorthand sets anew, as far as MUI writes it before the shorthand. */
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  background: ['background-color'],
  border: ['border-color', 'border-style', 'border-width'],
  margin: ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  padding: ['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
};

const BLOCK = /\{([^{}]*)\}/g;
/** Not those inside of brackets, as in the address of a picture. */
const SEMICOLON = /;(?![^()]*\))/;

/**
 * Rules without the declarations that a later one of the same block overrides; minifiers leave them where one holds var(). A
 * theme writes most of its looks over MUI's own.
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
