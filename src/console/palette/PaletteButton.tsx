import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useT } from '#i18n/useT.ts';
import { Keys } from '#ui/shortcuts/Keys.tsx';
import { keyName } from '#ui/shortcuts/keyName.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { PALETTE_KEYS } from './paletteItem.ts';

/** A button that looks like the search box of a suite's header and opens the palette; narrow windows show its icon alone. */
export const PaletteButton = ({ onClick }: { onClick: () => void }) => {
  const t = useT();
  return (
    <ButtonBase aria-label={t('palette.title')} aria-haspopup="dialog" onClick={onClick} sx={boxStyle}>
      <SearchRegular />
      <Box component="span" sx={textStyle}>
        {t('palette.title')}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Keys>{keyName(PALETTE_KEYS)}</Keys>
      </Box>
    </ButtonBase>
  );
};

const boxStyle = {
  flex: { md: '0 1 468px' },
  minWidth: 32,
  height: 32,
  px: { xs: 0, md: 1.25 },
  gap: 1,
  borderRadius: '4px',
  border: { md: `1px solid ${fluent('stroke1')}` },
  borderBottomColor: { md: fluent('strokeAccessible') },
  bgcolor: { md: 'fluent.surface1' },
  color: { xs: fluent('text2'), md: fluent('text3') },
  '& > svg': { flexShrink: 0, fontSize: { xs: 20, md: 16 } },
  '&:hover': { bgcolor: 'fluent.surface1Hover' },
} as const;
const textStyle = {
  display: { xs: 'none', md: 'block' },
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '.875rem',
} as const;
