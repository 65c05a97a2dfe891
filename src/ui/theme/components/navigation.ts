import type { ComponentOverrides } from './componentOverrides.ts';
import { floating } from '../floating.ts';
import { fluent } from '../tokens.ts';

/** Theme overrides of MUI's menus, popovers, tabs and links. */
export const navigation: ComponentOverrides = {
  MuiPopover: {
    styleOverrides: { paper: floating },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        marginTop: 4,
        borderRadius: 4,
      },
      list: {
        padding: 4,
        // Aligns commands with checkable items, which have room for check marks.
        '&:has([aria-checked]) > [role="menuitem"]': { paddingLeft: 36 },
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        borderRadius: 4,
        padding: '6px 8px',
        gap: 8,
        '&:hover': { background: fluent('surface1Hover') },
        '& .MuiListItemIcon-root': { minWidth: 20, color: fluent('text2') },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: {
        height: 3,
        backgroundColor: fluent('brandText'),
        // As wide as the label, which is narrower than its tab.
        border: '0 solid transparent',
        borderInlineWidth: 10,
        backgroundClip: 'padding-box',
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        minWidth: 0,
        padding: '12px 10px',
        fontWeight: 400,
        color: fluent('text2'),
        '&.Mui-selected': { color: fluent('text1'), fontWeight: 600 },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: {
        color: fluent('link'),
        '&:hover': { color: fluent('linkHover') },
        '&:active': { color: fluent('brandTextPressed') },
      },
    },
  },
};
