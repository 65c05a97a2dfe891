import { fluent, PHONE } from '../theme/tokens.ts';

/**
 * Style of a native file input that lies invisible over an element that looks like a button ({@link buttonLook}). The
 * input's own text would be in the browser's language, and would say that no file is chosen even for a draft with a
 * picture.
 */
export const fileInput = {
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
  '&:hover + span': { background: fluent('surface1Hover') },
  '&:focus-visible + span': { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: 1 },
} as const;
export const buttonLook = {
  flex: 'none',
  fontWeight: 600,
  padding: '5px 12px',
  // As high as the buttons beside it.
  [PHONE]: { padding: '9px 12px' },
  borderRadius: '4px',
  border: `1px solid ${fluent('stroke1')}`,
  background: fluent('surface1'),
  color: fluent('text1'),
} as const;
