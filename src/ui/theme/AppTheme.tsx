import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { StorageManager } from '@mui/system';
import { createStorage } from '#services/storage.ts';
import { PageStyles } from './PageStyles.tsx';
import { theme } from './theme.ts';

/** The contract's own key (THEME-3, CONST-3); holds 'light' or 'dark' and nothing else. */
const THEME_KEY = 'theme';

const isTheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

/** MUI would also take 'system' or whatever else stands under the key, and keep keys of its own; this one does not. */
const themeStorage: StorageManager = ({ key }) => {
  const storage = createStorage();
  const kept = () => {
    const value = key === THEME_KEY ? storage.get(key) : null;
    return isTheme(value) ? value : undefined;
  };
  return {
    get: (fallback: unknown) => kept() ?? fallback,
    set: (value: unknown) => {
      if (key === THEME_KEY && isTheme(value)) storage.set(key, value);
    },
    subscribe: (report: (value: unknown) => void) => {
      const follow = (event: StorageEvent) => {
        if (event.key === key && isTheme(event.newValue)) report(event.newValue);
      };
      addEventListener('storage', follow);
      // Another tab may have chosen between the first render and this.
      const now = kept();
      if (now) report(now);
      return () => {
        removeEventListener('storage', follow);
      };
    },
  };
};

/** Light unless the visitor chose dark (THEME-1 to THEME-5). `useColorScheme()` of MUI reads and sets the choice. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme()} defaultMode="light" modeStorageKey={THEME_KEY} storageManager={themeStorage} noSsr>
    <PageStyles />
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
