import type { ComponentOverrides } from './componentOverrides.ts';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { fluent, PHONE } from '../tokens.ts';

const cross =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='m3 3 10 10M13 3 3 13' stroke='%23000' stroke-linecap='round'/%3E%3C/svg%3E";
const mistake =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath fill-rule='evenodd' d='M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Zm-.6 2.4v3.2h1.2V3.4H5.4Zm.6 4.2a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z'/%3E%3C/svg%3E";
const edge = '& .MuiOutlinedInput-notchedOutline';

/**
 * Theme overrides of MUI's inputs: 32 px high, on a phone 40, with the label above. The border is grey, and its bottom
 * line turns brand blue on focus.
 */
export const inputs: ComponentOverrides = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        fontSize: '.875rem',
        lineHeight: '1.25rem',
        fontWeight: 600,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: fluent('text1'),
        '&.Mui-focused, &.Mui-error': { color: fluent('text1') },
        '&.Mui-disabled': { color: fluent('textDisabled') },
        // Hidden from screen readers, which announce 'required' for the field.
        '&:has(~ * :required)::after': { content: '" *" / ""', color: fluent('dangerMain') },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 32,
        borderRadius: 4,
        background: fluent('surface1'),
        fontSize: '.875rem',
        // Safari on a phone zooms in on a focused field with smaller text.
        '@media (pointer: coarse)': { fontSize: '1rem' },
        [edge]: {
          top: 0,
          borderColor: fluent('stroke1'),
          borderBottomColor: fluent('strokeAccessible'),
          '& legend': { display: 'none' },
        },
        [`&:hover ${edge.slice(2)}`]: {
          borderColor: fluent('stroke1Hover'),
          borderBottomColor: fluent('text2'),
        },
        [`&.Mui-focused ${edge.slice(2)}`]: {
          borderWidth: 1,
          borderColor: fluent('stroke1'),
          borderBottom: `2px solid ${fluent('brandText')}`,
        },
        [`&.Mui-error ${edge.slice(2)}`]: { borderColor: fluent('dangerMain') },
        [`&.Mui-disabled ${edge.slice(2)}`]: { borderColor: fluent('stroke2') },
        '&.Mui-disabled': { background: 'transparent' },
        // The bottom line marks the focus; a transparent outline shows in forced colours only.
        '& .MuiOutlinedInput-input:focus-visible': { outline: '2px solid transparent' },
      },
      input: {
        padding: '5px 12px',
        height: '1.25rem',
        // A native select would inherit a taller line, and its text sit low.
        lineHeight: '1.25rem',
        // As high as a phone's buttons.
        [PHONE]: { paddingBlock: 10 },
        '@media (pointer: coarse)': { padding: '8px 12px', height: '1.5rem', lineHeight: '1.5rem' },
        '&::placeholder': { color: fluent('text3'), opacity: 1 },
        // Replaces the browser's heavy cross, which is blue in some themes.
        '&::-webkit-search-cancel-button': {
          appearance: 'none',
          width: 16,
          height: 16,
          cursor: 'pointer',
          background: fluent('text3'),
          mask: `url("${cross}")`,
        },
        '.MuiInputBase-adornedStart > &': { paddingLeft: 0 },
      },
      adornedStart: { paddingLeft: 10 },
      multiline: { padding: 0 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        '&:focus': { background: 'transparent' },
        // The empty option is a placeholder.
        '&:has([value=""]:checked)': { color: fluent('text3') },
        '& option': { color: fluent('text1') },
      },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: fluent('text3'), fontSize: 16 } } },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDownRegular },
    styleOverrides: { icon: { color: fluent('text3'), fontSize: 20, right: 8, top: 'calc(50% - 10px)' } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginTop: 4,
        fontSize: '.75rem',
        lineHeight: '1rem',
        // A mark, because colour alone does not say enough; it hangs, so that long texts wrap beside it.
        '&.Mui-error:not(:empty)': { position: 'relative', paddingInlineStart: 16 },
        '&.Mui-error:not(:empty)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          top: 2,
          width: 12,
          height: 12,
          background: 'currentColor',
          mask: `url("${mistake}")`,
        },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 20, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 4,
        '&.Mui-checked': {
          transform: 'translateX(20px)',
          '& .MuiSwitch-thumb': { background: fluent('textInverted') },
          '& + .MuiSwitch-track': { opacity: 1, background: fluent('brandText'), borderColor: 'transparent' },
        },
      },
      thumb: { width: 12, height: 12, boxShadow: 'none', background: fluent('strokeAccessible') },
      track: {
        borderRadius: 9999,
        opacity: 1,
        background: 'transparent',
        border: `1px solid ${fluent('strokeAccessible')}`,
      },
    },
  },
};
