import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { DARK, fluent } from '../theme/tokens.ts';
import { tones, type Tone } from './tones.ts';

type Action = { label: string; onClick: () => void };

type MessageBarProps = {
  tone: Tone;
  /** Text before the buttons; without it, the first button's label is the whole message. */
  children?: ReactNode;
  role?: 'alert' | 'status';
  /** Button after the text that looks like a link. */
  action?: Action | undefined;
  /** Second button like `action`. */
  other?: Action | undefined;
  onClose?: () => void;
};

/**
 * Message on a coloured bar with an icon, up to two link-like buttons, and a close button. Screen readers announce it
 * only if it has a `role`: in pages use `AlertLine` instead, or `StatusLine`.
 */
export const MessageBar = ({ tone, children, role, action, other, onClose }: MessageBarProps) => {
  const t = useT();
  const { Icon, fill, edge, mark } = tones[tone];
  return (
    <Box role={role} sx={{ ...barStyle, borderColor: `fluent.${edge}`, bgcolor: `fluent.${fill}` }}>
      <Box component="span" sx={{ display: 'flex', flex: 'none', color: fluent(mark) }}>
        <Icon fontSize={20} aria-hidden />
      </Box>
      <Box component="span" sx={{ flex: 1 }}>
        {children}
        {[action, other].map(
          (one) =>
            one && (
              <Fragment key={one.label}>
                {' '}
                <Link component="button" type="button" onClick={one.onClick} sx={linkStyle}>
                  {one.label}
                </Link>
              </Fragment>
            ),
        )}
      </Box>
      {onClose && (
        <IconButton aria-label={t('action.close')} onClick={onClose} sx={closeStyle}>
          <DismissRegular aria-hidden />
        </IconButton>
      )}
    </Box>
  );
};

const barStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  minHeight: 36,
  px: 1.5,
  py: '7px',
  borderRadius: '4px',
  border: '1px solid',
  color: 'text.primary',
  // Blue is hard to read on brown and red.
  [`${DARK} .MuiLink-root`]: { color: 'inherit', textDecoration: 'underline' },
} as const;
/** Style of a link 24 px high, the least height of a press target, without making the line higher. */
const linkStyle = { typography: 'body1', verticalAlign: 'baseline', minHeight: 24, my: '-2px' } as const;
const closeStyle = { width: 24, height: 24, fontSize: 16, my: '-2px' } as const;
