import type { Exported } from './exportedSeals.ts';
import { macOf, momentOf, nameOf, type Seal } from './seal.ts';
import type { SealKey } from './sealSettings.ts';

/** Sentences on seals that are missing, were changed, or differ from the exported ones; none if all is well. */
export const auditChain = (
  seals: readonly Seal[],
  keys: readonly SealKey[],
  exported: readonly Exported[],
): string[] => {
  const standing = new Map(seals.map((seal) => [placeOf(seal), seal]));
  return [
    ...seals.flatMap((seal, at) => [...gapBefore(seal, seals[at - 1]), ...changesOf(seal, seals[at - 1], keys)]),
    ...exported.flatMap(({ file, seal }) => {
      if (!seal) return [`${file} holds no seal`];
      const own = standing.get(placeOf(seal));
      if (!own) return [`${nameOf(seal)} is missing, which was exported`];
      return own.mac === seal.mac && isGenuine(seal, keys) !== false
        ? []
        : [`${nameOf(own)} is not as it was exported`];
    }),
  ];
};

const placeOf = ({ number, chain }: Seal): string => `${String(number)} ${chain}`;

const gapBefore = ({ number, sealed_at }: Seal, before: Seal | undefined): string[] => {
  const first = (before?.number ?? 0) + 1;
  if (number === first) return [];
  const which =
    number - 1 === first ? `seal ${String(first)} is` : `seals ${String(first)} to ${String(number - 1)} are`;
  const since = before ? `between ${momentOf(before.sealed_at)} and` : 'before';
  return [`${which} missing, of ${since} ${momentOf(sealed_at)}`];
};

const changesOf = (seal: Seal, before: Seal | undefined, keys: readonly SealKey[]): string[] => {
  const genuine = isGenuine(seal, keys);
  if (genuine === undefined) return [`${nameOf(seal)} was made under a key that is not here: ${seal.key_id}`];
  if (!genuine) return [`${nameOf(seal)} was changed`];
  const follows = before?.number !== seal.number - 1 || before.mac === seal.previous;
  return follows ? [] : [`${nameOf(seal)} does not follow ${nameOf(before)}`];
};

/** True for a seal whose `mac` was made with its key; undefined if the key is not among `keys`. */
const isGenuine = (seal: Seal, keys: readonly SealKey[]): boolean | undefined => {
  const key = keys.find(({ id }) => id === seal.key_id);
  return key && macOf(seal, key) === seal.mac;
};
