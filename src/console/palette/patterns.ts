/**
 * Regular expressions that find a typed text, ignoring case: anywhere, or only at the beginning of a word. They do not
 * match after the '@' of an e-mail address, because many addresses share their domain.
 */
export const patternsOf = (typed: string): { anywhere: RegExp; atWordStart: RegExp } => {
  const escaped = typed.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const sought = `${escaped}(?<!@\\S*${escaped})`;
  return { anywhere: new RegExp(sought, 'i'), atWordStart: new RegExp(`(?<![\\p{L}\\p{N}])${sought}`, 'iu') };
};
