import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { Keys } from '#ui/shortcuts/Keys.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import type { PaletteItem } from './paletteItem.ts';

type PaletteOptionProps = Omit<HTMLAttributes<HTMLLIElement>, 'color'> & { item: PaletteItem };

/** One line of the palette: what it is, what tells it from others of that name, and the key that does the same. */
export const PaletteOption = ({ item: { label, detail, keys, Icon }, ...props }: PaletteOptionProps) => (
  <Box component="li" {...props} sx={lineStyle}>
    {Icon ? <Icon /> : <Box component="span" sx={{ width: 20, flexShrink: 0 }} />}
    <Typography noWrap component="span" sx={{ flexShrink: 0, maxWidth: '60%' }}>
      {label}
    </Typography>
    <Typography noWrap component="span" variant="caption" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
      {detail}
    </Typography>
    {keys && <Keys>{keys}</Keys>}
  </Box>
);

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 36,
  px: 1.5,
  borderRadius: '4px',
  cursor: 'pointer',
  '& > svg': { fontSize: 20, flexShrink: 0, color: fluent('text2') },
  '&.Mui-focused': { bgcolor: 'fluent.brandTint' },
  '&.Mui-focused > svg': { color: fluent('brandText') },
  // Colours are not drawn in forced-colours mode.
  '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 } },
} as const;
