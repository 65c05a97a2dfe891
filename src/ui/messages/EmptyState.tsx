import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fluent } from '../theme/tokens.ts';

export type EmptyStateProps = {
  title: string;
  /** Further explanation, in a second line. */
  hint?: string | undefined;
  /** Button for the next step, which runs a handler or links to another screen. */
  action?: ({ label: string } & ({ onClick: () => void } | { to: string })) | undefined;
  tone?: 'status' | 'alert';
  drawing?: ReactNode;
  small?: boolean;
};

/**
 * Message in place of a list that is empty or could not be loaded: a drawing, one sentence or two, at most one button.
 * `tone` is its role: 'alert' for failures, which screen readers announce at once. `drawing` is an icon in place of the
 * default drawing of a search, for a list that nobody has searched. `small` is for a part of a page or panel.
 */
export const EmptyState = ({ title, hint, action, tone = 'status', drawing, small = false }: EmptyStateProps) => (
  <Box role={tone} sx={small ? smallStyle : style}>
    {drawing ? (
      <Box aria-hidden sx={iconStyle}>
        {drawing}
      </Box>
    ) : (
      <EmptyDrawing failed={tone === 'alert'} />
    )}
    <Typography variant={small ? 'subtitle2' : 'h6'} component="p">
      {title}
      {hint && ' '}
      {hint && (
        <Box component="span" sx={hintStyle}>
          {hint}
        </Box>
      )}
    </Typography>
    {action && <Button {...('to' in action ? { component: Link, to: action.to } : action)}>{action.label}</Button>}
  </Box>
);

const style = { display: 'grid', justifyItems: 'center', gap: 2, px: 3, py: 8, textAlign: 'center' } as const;
const smallStyle = { ...style, gap: 1.5, py: 4, '& > [aria-hidden]': { zoom: 0.75 } } as const;

/** Style of the hint: a second line of the same paragraph, so that screen readers read both together. */
const hintStyle = {
  display: 'block',
  mt: 1,
  maxWidth: '60ch',
  typography: 'body1',
  color: 'text.secondary',
  textWrap: 'pretty',
} as const;

const iconStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  fontSize: 36,
  bgcolor: 'fluent.brandTint',
  color: fluent('brandText'),
} as const;

/** Drawing of a page under a magnifying glass, or under a warning sign. */
const EmptyDrawing = ({ failed }: { failed: boolean }) => (
  <Box
    component="svg"
    viewBox="0 0 120 96"
    aria-hidden
    sx={{ width: 120, height: 96, fill: 'none', color: 'fluent.stroke1' }}
  >
    <rect x="14" y="20" width="92" height="60" rx="6" stroke="currentColor" strokeWidth="2" />
    <path d="M14 36h92" stroke="currentColor" strokeWidth="2" />
    <path d="M26 50h40M26 64h26" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    <g
      fill={fluent(failed ? 'dangerTint' : 'brandTint')}
      stroke={fluent(failed ? 'dangerMain' : 'brandText')}
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="88" cy="66" r="16" />
      <path d={failed ? 'M88 58v9m0 6v.1' : 'm99 77 9 9'} />
    </g>
  </Box>
);
