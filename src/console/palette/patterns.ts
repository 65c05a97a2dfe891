/**
 * The patterns of a typed text, in any case of letters: anywhere, and at the beginning of a word. Behind an address's '@' it
 * does not count: it would be found in everybody's.
 */
export const patternsOf = (typed: string): { anywhere: RegExp; atWordStart: RegExp } => {
  const escaped = typed.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const sought = `${escaped}(?<!@\\S*${escaped})`;
  return { anywhere: new RegExp(sought, 'i'), atWordStart: new RegExp(`(?<![\\p{L}\\p{N}])${sought}`, 'iu') };
};
