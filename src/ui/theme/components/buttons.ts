import type { ComponentOverrides } from './componentOverrides.ts';
import { disabled } from '../disabled.ts';
import { fluent, PHONE } from '../tokens.ts';

const focusRing = { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: -2, borderRadius: 4 };

const filled = (rest: string, hover: string, pressed: string) => ({
  background: rest,
  color: fluent('onBrand'),
  '&:hover': { background: hover },
  '&:active': { background: pressed },
  '&.Mui-disabled': disabled,
});

/**
 * Theme overrides of MUI's buttons: 32 px high, without ripples. `variant="text"` is for the command bar; the default
 * is outlined.
 */
export const buttons: ComponentOverrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary' },
    styleOverrides: {
      root: {
        minWidth: 96,
        minHeight: 32,
        padding: '5px 12px',
        whiteSpace: 'nowrap',
        // For fingers.
        [PHONE]: { '&:not(.MuiButton-text, .MuiButton-sizeSmall)': { minHeight: 40 } },
        '& .MuiButton-startIcon': { marginLeft: 0, marginRight: 6 },
        '& .MuiButton-startIcon > *, & .MuiButton-endIcon > *': { fontSize: 20 },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minWidth: 64,
              minHeight: 24,
              padding: '3px 8px',
              fontSize: '.75rem',
              lineHeight: '1rem',
              fontWeight: 400,
            },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 40, padding: '8px 16px', fontSize: '1rem', lineHeight: '1.375rem' },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: filled(fluent('brand'), fluent('brandHover'), fluent('brandPressed')),
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: filled(fluent('dangerSolid'), fluent('dangerSolidHover'), fluent('dangerSolidPressed')),
          },
          {
            props: { variant: 'outlined' },
            style: {
              background: fluent('surface1'),
              color: fluent('text1'),
              borderColor: fluent('stroke1'),
              '&:hover': { background: fluent('surface1Hover'), borderColor: fluent('stroke1Hover') },
              '&:active': { background: fluent('subtlePressed') },
              '&[aria-expanded="true"]': { background: fluent('surface1Selected') },
              '&.Mui-disabled': disabled,
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              color: fluent('dangerMain'),
              '&, &:hover': { borderColor: fluent('dangerStroke') },
              '&:hover, &:active': { background: fluent('dangerTint') },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              minWidth: 0,
              padding: '5px 8px',
              fontWeight: 400,
              color: fluent('text2'),
              '& .MuiButton-startIcon': { color: fluent('brandText') },
              '&:hover': { background: fluent('subtleHover'), color: fluent('text1') },
              '&:active': { background: fluent('subtlePressed') },
              '&[aria-expanded="true"]': { background: fluent('surface1Selected'), color: fluent('text1') },
              '&.Mui-disabled .MuiButton-startIcon': { color: 'inherit' },
            },
          },
          {
            // A link-like button in a line of text or inside a field, without frame and icon.
            props: { variant: 'text', color: 'primary' },
            style: {
              minHeight: 24,
              padding: '2px 8px',
              color: fluent('link'),
              '&:hover': { color: fluent('linkHover') },
            },
          },
          {
            // 'Delete' in a row of a grid: red text aligned with the heading, filled only under the pointer.
            props: { variant: 'text', color: 'error' },
            style: {
              marginLeft: -8,
              color: fluent('dangerMain'),
              '& .MuiButton-startIcon': { color: 'inherit' },
              '&:hover': { background: fluent('dangerTint'), color: fluent('dangerText') },
              '&:active': { background: fluent('dangerTint') },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 4,
        width: 32,
        height: 32,
        padding: 5,
        fontSize: 20,
        color: fluent('text2'),
        '&:hover': { background: fluent('subtleHover') },
        '&:active': { background: fluent('subtlePressed') },
        '&.Mui-disabled': { color: fluent('textDisabled') },
      },
    },
  },
};
