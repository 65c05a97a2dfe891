import { fluent } from '../theme/tokens.ts';

/** Style of a native checkbox that selects a row: Fluent's circle, in the middle of a larger press target. */
export const selectionCircle = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  margin: 0,
  outline: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    boxSizing: 'border-box',
    width: 18,
    height: 18,
    borderRadius: '50%',
    border: `1px solid ${fluent('strokeAccessible')}`,
    background: fluent('surface1'),
  },
  '&:checked::before, &:indeterminate::before': { background: fluent('brandText'), borderColor: fluent('brandText') },
  '&::after': { content: '""', gridArea: '1 / 1', placeSelf: 'center', background: fluent('textInverted') },
  '&:checked::after': {
    width: 10,
    height: 8,
    clipPath: 'polygon(0 52%, 12% 38%, 36% 64%, 88% 2%, 100% 14%, 37% 96%)',
  },
  '&:indeterminate::after': { width: 8, height: '1.5px', clipPath: 'none' },
  '&:focus-visible::before': { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: '2px' },
  '@media (forced-colors: active)': {
    appearance: 'auto',
    width: 18,
    height: 18,
    '&::before, &::after': { display: 'none' },
  },
} as const;
