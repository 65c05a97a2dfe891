import type { CoinPackage } from '#domain/coins.ts';
import { CoinStack } from '#ui/art/CoinStack.tsx';
import { fluent } from '#ui/theme/tokens.ts';

/** The number of coins in each stack: not to scale, but more is more. */
// prettier-ignore
const stacks: Record<CoinPackage['coins'], readonly number[]> = {
  10:   [1],
  150:  [2, 4],
  500:  [4, 6, 3],
  1000: [3, 6, 8, 5],
};

const WIDTH = 96;

/** The width of the most stacks, for every picture, so that a coin has one size in all of them. */
const ROOM = 4 * WIDTH + 8;

/** A picture of a package, for decoration. */
export const PackageArt = ({ wanted: { coins } }: { wanted: CoinPackage }) => {
  const heights = stacks[coins];
  const width = heights.length * WIDTH;
  return (
    <svg viewBox={`${String(-ROOM / 2)} -136 ${String(ROOM)} 152`} aria-hidden="true" focusable="false">
      <ellipse cy="6" rx={width / 2} ry="9" fill={fluent('text1')} opacity=".08" />
      {heights.map((height, place) => (
        <g key={place} transform={`translate(${String(place * WIDTH - (width - WIDTH) / 2 - 2)} 0)`}>
          <CoinStack coins={height} />
        </g>
      ))}
    </svg>
  );
};
