import type { ComponentOverrides } from './componentOverrides.ts';
import { fluent, PHONE } from '../tokens.ts';

/**
 * Theme overrides of cards, dialogs and other surfaces (white on grey, with shadows for depth), and of skeletons and
 * spinners.
 */
export const surfaces: ComponentOverrides = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      // The border shows in forced colours, where shadows are not drawn.
      root: { borderRadius: 8, boxShadow: fluent('shadow4'), border: '1px solid transparent' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 8,
        boxShadow: fluent('shadow64'),
        border: `1px solid ${fluent('floatStroke')}`,
        [PHONE]: { margin: 16, '&.MuiDialog-paperFullWidth': { width: 'calc(100% - 32px)' } },
        '&.MuiDialog-paperFullScreen': {
          margin: 0,
          width: '100%',
          border: 0,
          borderRadius: 0,
          '& > *': { paddingInline: 16 },
          '& > .MuiDialogTitle-root': { paddingBlock: 16, fontSize: '1rem', lineHeight: '1.375rem' },
          '& > .MuiDialogActions-root': { paddingBlock: 16 },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontSize: '1.25rem',
        lineHeight: '1.75rem',
        padding: '24px 24px 8px',
        '&:has(+ .MuiDialogContent-dividers)': { paddingBottom: 16 },
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' }, dividers: { padding: '16px 24px' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        padding: '16px 24px 24px',
        flexWrap: 'wrap',
        gap: 8,
        [PHONE]: { '& > .MuiButton-root': { flex: 1, minWidth: 'min-content' } },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        background: fluent('surfaceFloat'),
        boxShadow: `${fluent('shadow64')}, 0 0 0 1px ${fluent('floatStroke')}`,
        border: 0,
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: fluent('overlay') } } },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 400 },
    styleOverrides: {
      tooltip: {
        background: fluent('surfaceFloat'),
        color: fluent('text1'),
        fontSize: '.75rem',
        lineHeight: '1rem',
        fontWeight: 400,
        boxShadow: fluent('shadow8'),
        border: `1px solid ${fluent('floatStroke')}`,
        padding: '5px 11px 7px',
      },
      arrow: { color: fluent('surfaceFloat') },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: { background: fluent('shimmer1') },
      text: { borderRadius: 4 },
      rounded: { borderRadius: 4 },
    },
  },
  MuiCircularProgress: { defaultProps: { size: 32, thickness: 4 } },
};
