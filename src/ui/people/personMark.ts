import { firstSign } from '#domain/signs.ts';
import type { FluentToken } from '../theme/tokens.ts';

/** First letter of a name as a capital, shown in place of a picture; '?' for an empty name (C-37). */
export const initialOf = (name: string): string => firstSign(name)?.toLocaleUpperCase() ?? '?';

// prettier-ignore
const colors = [
  ['person0Fill', 'person0Text'], ['person1Fill', 'person1Text'], ['person2Fill', 'person2Text'],
  ['person3Fill', 'person3Text'], ['person4Fill', 'person4Text'], ['person5Fill', 'person5Text'],
  ['person6Fill', 'person6Text'], ['person7Fill', 'person7Text'], ['person8Fill', 'person8Text'],
] as const satisfies readonly (readonly [fill: FluentToken, text: FluentToken])[];

/**
 * Colour tokens for the initial of a person: background and letter. They follow from the name alone, so a person has
 * the same colours on every page.
 */
export const colorOf = (name: string): readonly [fill: FluentToken, text: FluentToken] => {
  let sum = 0;
  for (const letter of name.trim().toLocaleLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return colors[sum % colors.length] ?? colors[0];
};
