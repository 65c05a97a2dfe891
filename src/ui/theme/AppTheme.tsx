import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageStyles } from './PageStyles.tsx';
import { theme } from './theme.ts';
import { THEME_KEY, themeStorage } from './themeStorage.ts';

/** Light unless the visitor chose dark (THEME-1 to THEME-5). `useColorScheme()` of MUI reads and sets the choice. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="light" modeStorageKey={THEME_KEY} storageManager={themeStorage} noSsr>
    <PageStyles />
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
