import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { ShortcutsDialog } from '#ui/shortcuts/ShortcutsDialog.tsx';
import { useShortcut } from '#ui/shortcuts/useShortcut.ts';
import { useShortcutKeys } from '#ui/shortcuts/useShortcutKeys.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

/** The Dashboard inside the site's layout: top bar, sidebar, and the screen (DASH-1, C-31). */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const [menuOpen, setMenuOpen] = useState(false);
  const [panelOpen, setPanelOpen] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  useShortcutKeys();
  useShortcut({ key: '?', label: t('keyboard.title'), run: () => setKeysOpen(true) });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
      <TopBar
        onMenu={() => setMenuOpen(true)}
        onNotifications={() => setPanelOpen(true)}
        onKeys={() => setKeysOpen(true)}
      />
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        <Sidebar open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, md: 3 }, py: 2.5 }}>{children}</Box>
      </Box>
      <NotificationsPanel open={panelOpen} onClose={() => setPanelOpen(false)} />
      <ShortcutsDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </Box>
  );
};
