import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRefresh } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { SearchBox } from './SearchBox.tsx';

/** What stands above every grid: search at the left, Refresh at the right. */
export const ListToolbar = () => {
  const refresh = useRefresh();
  const t = useT();
  useShortcut({ key: 'r', label: t('list.refresh'), Icon: ArrowSyncRegular, run: refresh });
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <SearchBox />
      <Button variant="text" startIcon={<ArrowSyncRegular />} onClick={() => refresh()}>
        {t('list.refresh')}
      </Button>
    </Box>
  );
};
