import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { useLayoutEffect, useRef, type ComponentType } from 'react';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';

/** Text field of the palette; it takes the focus when it is mounted. */
export const PaletteBox = ({ inputProps, ...props }: InputBaseProps) => {
  const t = useT();
  const role = useSessionState().record?.role || 'worker';
  const root = useRef<HTMLDivElement>(null);
  // An effect and not autoFocus: the dialog's own focus trap would take that back under React's strict mode.
  useLayoutEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <InputBase
      ref={root}
      placeholder={t(`palette.hint.${role}`)}
      startAdornment={<SearchRegular />}
      inputProps={{ ...inputProps, 'aria-label': t('palette.title') }}
      {...props}
      sx={inputStyle}
    />
  );
};

const inputStyle = {
  flexShrink: 0,
  height: 48,
  px: 2,
  gap: 1,
  fontSize: '1rem',
  borderBottom: `1px solid ${fluent('divider')}`,
  '& > svg': { fontSize: 20, color: fluent('text3') },
  '& input': { p: 0, textOverflow: 'ellipsis', '&::placeholder': { color: fluent('text3'), opacity: 1 } },
  // The caret shows the focus, and nothing else in the palette can have it, so no outline is needed.
  '& input:focus-visible': { outline: '2px solid transparent' },
} as const;

/** Line of the palette: a page, a command or a record. */
export type PaletteItem = {
  /** Id that no other line has. */
  id: string;
  /** Heading above the line's group; lines of one group must follow each other. */
  group: string;
  label: string;
  detail?: string;
  /** Keyboard shortcut for the same action, as shown to people. */
  keys?: string;
  Icon?: ComponentType;
  run: () => void;
};

/** Keyboard shortcut that opens and closes the palette, in the notation of tinykeys. */
export const PALETTE_KEYS = '$mod+k';
