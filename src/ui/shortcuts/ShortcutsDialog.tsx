import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { KeyboardRegular } from '@fluentui/react-icons/headless/svg/keyboard';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useT } from '#i18n/useT.ts';
import { Dialog } from '../overlay/Dialog.ts';
import { fluent } from '../theme/tokens.ts';
import { Keys } from './Keys.tsx';
import { keyName } from './keyName.ts';
import { usePageCommands } from './pageCommands.ts';
import { useShortcut } from './useShortcut.ts';
import { isSingleKey, useSingleKeys } from './useSingleKeys.ts';

type DialogProps = { open: boolean; onOpen: () => void; onClose: () => void };

/**
 * Dialog that lists the page's keyboard shortcuts, with a switch that turns off those without Ctrl. It also registers
 * the key '?', which calls `onOpen`.
 */
export const ShortcutsDialog = ({ open, onOpen, onClose }: DialogProps) => {
  const t = useT();
  const [title, help] = [useId(), useId()];
  const [singleKeys, setSingleKeys] = useSingleKeys();
  useShortcut({ keys: '?', label: t('keyboard.title'), Icon: KeyboardRegular, run: onOpen });
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title} sx={{ pr: 7 }}>
        {t('keyboard.title')}
      </DialogTitle>
      <IconButton aria-label={t('action.close')} onClick={onClose} sx={{ position: 'absolute', top: 20, right: 20 }}>
        <DismissRegular />
      </IconButton>
      <DialogContent sx={{ '&&': { pb: 3 } }}>
        <KeyList />
        <FormControlLabel
          sx={{ mx: 0, mt: 3, gap: 1 }}
          label={t('keyboard.singleKeys')}
          control={
            <Switch
              checked={singleKeys}
              onChange={(_, on) => setSingleKeys(on)}
              slotProps={{ input: { role: 'switch', 'aria-describedby': help } }}
            />
          }
        />
        <Typography id={help} variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('keyboard.singleKeysHelp')}
        </Typography>
      </DialogContent>
    </Dialog>
  );
};

const KeyList = () => {
  const t = useT();
  const [singleKeys] = useSingleKeys();
  const heard = usePageCommands().flatMap(({ label, keys }) =>
    keys && (singleKeys || !isSingleKey(keys)) ? [{ label, keys: keyName(keys) }] : [],
  );
  const rows = heard.filter(({ keys }, place) => heard.findIndex((row) => row.keys === keys) === place);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {[...rows, { label: t('keyboard.close'), keys: 'Esc' }].map(({ label, keys }) => (
        <Box key={keys} sx={rowStyle}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            <Keys>{keys}</Keys>
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const rowStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  fontSize: '.875rem',
  borderBottom: `1px solid ${fluent('stroke3')}`,
} as const;
