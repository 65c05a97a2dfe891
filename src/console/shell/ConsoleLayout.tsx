import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { ShortcutsDialog } from '#ui/shortcuts/ShortcutsDialog.tsx';
import { useShortcutKeys } from '#ui/shortcuts/useShortcutKeys.ts';
import { Palette } from '../palette/Palette.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useNews } from './useNews.ts';
import { useUnread } from './useUnread.ts';

/** The Dashboard inside the site's layout: top bar, sidebar, and the screen (DASH-1, C-31). */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const [panelOpen, setPanelOpen] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  useShortcutKeys();
  useNews();
  const unread = useUnread(panelOpen);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
      {/* First, so that their commands come after those of the screen in the palette. */}
      <ShortcutsDialog open={keysOpen} onOpen={() => setKeysOpen(true)} onClose={() => setKeysOpen(false)} />
      <Palette
        open={paletteOpen}
        onOpen={() => setPaletteOpen(true)}
        onClose={() => setPaletteOpen(false)}
        onNotifications={() => setPanelOpen(true)}
      />
      <TopBar
        unread={unread}
        onMenu={() => setMenuOpen(true)}
        onNotifications={() => setPanelOpen(true)}
        onKeys={() => setKeysOpen(true)}
        onPalette={() => setPaletteOpen(true)}
      />
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        <Sidebar open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, md: 3 }, py: 2.5 }}>
          <OfflineBar />
          {children}
        </Box>
      </Box>
      <NotificationsPanel open={panelOpen} onClose={() => setPanelOpen(false)} />
    </Box>
  );
};
