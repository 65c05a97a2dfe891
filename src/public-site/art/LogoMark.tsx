import { fluent } from '#ui/theme/tokens.ts';

/**
 * Logo of the product: three coins, the top one with a tick. `size` is its width in px. The favicon is the same drawing
 * (public/favicon.svg).
 */
export const LogoMark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
    <path d="M4 21v3.2C4 26.9 9.4 29 16 29s12-2.1 12-4.8V21z" fill="#0c3b5e" />
    <ellipse cx="16" cy="21" rx="12" ry="4.8" fill="#2886de" />
    <path d="M4 15.2v3.2c0 2.7 5.4 4.8 12 4.8s12-2.1 12-4.8v-3.2z" fill="#0f548c" />
    <path d="M4 9v3.2C4 14.9 9.4 17 16 17s12-2.1 12-4.8V9z" fill={fluent('coinEdge')} />
    <ellipse cx="16" cy="9" rx="12" ry="5.4" fill={fluent('coinFace')} />
    <path
      d="m11.4 9.2 3.2 2.1 6-4.3"
      fill="none"
      stroke="#7a5200"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
