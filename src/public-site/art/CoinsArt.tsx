import { fluent } from '#ui/theme/tokens.ts';
import { CoinStack } from '#ui/art/CoinStack.tsx';

/** Decoration of the sign-in forms: growing stacks of coins below a rising line. */
export const CoinsArt = () => (
  <svg viewBox="0 0 400 420" width="100%" aria-hidden="true" focusable="false">
    <circle cx="206" cy="196" r="160" fill={fluent('brandText')} opacity=".1" />
    <circle cx="326" cy="84" r="40" fill={fluent('brandText')} opacity=".16" />
    <ellipse cx="200" cy="356" rx="170" ry="16" fill={fluent('text1')} opacity=".07" />
    <path
      d="M62 244 L142 196 L206 214 L330 108"
      fill="none"
      stroke={fluent('brandText')}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {[
      [62, 244],
      [142, 196],
      [206, 214],
      [330, 108],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="8" fill={fluent('surface1')} stroke={fluent('brandText')} strokeWidth="4" />
    ))}
    {[
      { x: 96, coins: 3 },
      { x: 196, coins: 6 },
      { x: 296, coins: 10 },
    ].map(({ x, coins }) => (
      <g key={x} transform={`translate(${String(x)} 348)`}>
        <CoinStack coins={coins} />
      </g>
    ))}
  </svg>
);
