/**
 * Where a typed text occurs, in any case of letters: anywhere, and where a word begins with it. Not behind an address's '@': it
 * would be found in everybody's.
 */
export const patternsOf = (typed: string): { anywhere: RegExp; atWordStart: RegExp } => {
  const escaped = typed.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const sought = `${escaped}(?<!@\\S*${escaped})`;
  return { anywhere: new RegExp(sought, 'i'), atWordStart: new RegExp(`(?<![\\p{L}\\p{N}])${sought}`, 'iu') };
};
