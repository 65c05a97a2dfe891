import { fluent } from '../theme/tokens.ts';

/**
 * SVG elements of a pile of `coins` coins, for use within an `<svg>`. The bottom of the pile is at (0, 0); each coin is
 * 14 units high and 80 wide.
 */
export const CoinStack = ({ coins }: { coins: number }) =>
  Array.from({ length: coins }, (_, nth) => (
    <g key={nth} transform={`translate(${String((nth % 2) * 4)} ${String(-14 * nth)})`}>
      <path d="M-40 -14v8a40 12 0 0 0 80 0v-8z" fill={fluent('coinEdge')} />
      <ellipse cy="-14" rx="40" ry="12" fill={fluent('coinFace')} />
      <ellipse cy="-14" rx="28" ry="7.5" fill="none" stroke={fluent('coinEdge')} strokeWidth="2" opacity=".55" />
    </g>
  ));
