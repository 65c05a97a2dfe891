import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useEffectEvent, useId, useState, type HTMLAttributes } from 'react';
import { tinykeys } from 'tinykeys';
import { useT } from '#i18n/useT.ts';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import { Keys } from '#ui/shortcuts/Keys.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { PaletteBox, PALETTE_KEYS, type PaletteItem } from './PaletteBox.tsx';
import { patternsOf } from './patterns.ts';
import { usePaletteItems } from './usePaletteItems.ts';

type PaletteSearchProps = {
  typedBefore: string;
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
  onNotifications: () => void;
};

/**
 * Search box of the palette with its results below: an ARIA combobox whose list is always open. `typedBefore` is the
 * text that was typed before this code was loaded. `onChoose` gets the chosen line; `onNotifications` opens the
 * Notifications panel.
 */
export const PaletteSearch = ({ typedBefore, onChoose, onClose, onNotifications }: PaletteSearchProps) => {
  const t = useT();
  const headings = useId();
  const [typed, setTyped] = useState(typedBefore);
  const { items, hasMore } = usePaletteItems(typed, onNotifications);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    options: items,
    // The items are filtered already.
    filterOptions: (options) => options,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    value: null,
    inputValue: typed,
    onInputChange: (_, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: (_, item) => {
      if (item) onChoose(item);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  const closeByKeys = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    onClose();
  });
  useEffect(() => tinykeys(window, { [PALETTE_KEYS]: closeByKeys }), []);
  const { color: _, size: __, ref: input, ...inputProps } = getInputProps();
  return (
    <Box {...getRootProps()} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <PaletteBox
        endAdornment={
          <IconButton aria-label={t('action.close')} onClick={onClose} sx={byTouchStyle}>
            <DismissRegular />
          </IconButton>
        }
        inputRef={input}
        inputProps={inputProps}
      />
      <Box
        component="ul"
        {...getListboxProps()}
        aria-labelledby={undefined}
        aria-label={t('palette.title')}
        sx={listStyle}
      >
        {groupedOptions.map(({ key, index, group, options }) => (
          <li key={key} role="presentation">
            <Box component="ul" role="group" aria-labelledby={`${headings}-${String(key)}`} sx={groupStyle}>
              <Typography
                component="li"
                role="presentation"
                id={`${headings}-${String(key)}`}
                variant="caption"
                sx={headingStyle}
              >
                {group}
              </Typography>
              {options.map((item, place) => {
                const { key: id, ...props } = getOptionProps({ option: item, index: index + place });
                return <PaletteOption key={id} item={item} typed={typed} {...props} />;
              })}
            </Box>
          </li>
        ))}
      </Box>
      <Box sx={footerStyle}>
        <StatusLine>{t(hasMore ? 'palette.countOfMore' : 'palette.count', { smart_count: items.length })}</StatusLine>
        <Box aria-hidden sx={keysStyle}>
          {keys.map(({ names, does }) => (
            <span key={does}>
              {names.map((name) => (
                <Keys key={name}>{name}</Keys>
              ))}
              {t(`palette.keys.${does}`)}
            </span>
          ))}
        </Box>
      </Box>
    </Box>
  );
};

/** Media query of windows that hardly have a keyboard: those of a phone, and of touch screens. */
const BY_TOUCH = '@media (pointer: coarse), (max-width: 599.95px)';

/** Style of a close button, in place of the Escape key. */
const byTouchStyle = { display: 'none', mr: -1, [BY_TOUCH]: { display: 'inline-flex' } } as const;

const listStyle = { listStyle: 'none', m: 0, p: 0.5, overflowY: 'auto', position: 'relative' } as const;
const groupStyle = { listStyle: 'none', m: 0, p: 0 } as const;
const headingStyle = { display: 'block', px: 1.5, pt: 1, pb: 0.5, fontWeight: 600, color: 'text.secondary' } as const;
const footerStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  px: 2,
  py: 0.75,
  bgcolor: 'fluent.surface2',
  borderTop: `1px solid ${fluent('divider')}`,
} as const;

const keys = [
  { names: ['↑', '↓'], does: 'move' },
  { names: ['Enter'], does: 'open' },
  { names: ['Esc'], does: 'close' },
] as const;

/** Style of the line that explains the keys. */
const keysStyle = {
  display: 'flex',
  [BY_TOUCH]: { display: 'none' },
  gap: 2,
  fontSize: '.75rem',
  color: 'text.secondary',
  '& > span': { display: 'flex', alignItems: 'center', gap: 0.5 },
} as const;

type PaletteOptionProps = Omit<HTMLAttributes<HTMLLIElement>, 'color'> & { item: PaletteItem; typed: string };

/**
 * Line of the palette: its label, a detail that tells it from others with that label, and its shortcut. The text
 * `typed` is marked in the label.
 */
const PaletteOption = ({ item: { label, detail, keys, Icon }, typed, ...props }: PaletteOptionProps) => (
  <Box component="li" {...props} sx={lineStyle}>
    {Icon ? <Icon /> : <Box component="span" sx={{ width: 20, flexShrink: 0 }} />}
    <Typography noWrap component="span" sx={detail ? { flexShrink: 0, maxWidth: '60%' } : { minWidth: 0 }}>
      <Marked text={label} typed={typed} />
    </Typography>
    <Typography noWrap component="span" variant="caption" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
      {detail && <Marked text={detail} typed={typed} />}
    </Typography>
    {keys && <Keys>{keys}</Keys>}
  </Box>
);

/** Text with the part that matches the typed text marked, preferably at the beginning of a word. */
const Marked = ({ text, typed }: { text: string; typed: string }) => {
  const { anywhere, atWordStart } = patternsOf(typed);
  const found = typed.trim() === '' ? null : (atWordStart.exec(text) ?? anywhere.exec(text));
  if (!found) return text;
  const [letters] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <mark>{letters}</mark>
      {text.slice(found.index + letters.length)}
    </>
  );
};

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 36,
  px: 1.5,
  borderRadius: '4px',
  cursor: 'pointer',
  '& > svg': { fontSize: 20, flexShrink: 0, color: fluent('text2') },
  [BY_TOUCH]: { minHeight: 44, '& > kbd': { display: 'none' } },
  '& mark': { fontWeight: 600, color: 'inherit', bgcolor: 'transparent' },
  '&.Mui-focused': { bgcolor: 'fluent.brandTint' },
  '&.Mui-focused > svg': { color: fluent('brandText') },
  // Colours are not drawn in forced-colours mode.
  '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 } },
} as const;
