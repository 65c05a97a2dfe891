import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { StorageManager } from '@mui/system';
import { createStorage } from '#services/storage.ts';
import { PageStyles } from './PageStyles.tsx';
import { theme } from './theme.ts';

/** Key of the browser's storage fixed by the specification (THEME-3, CONST-3), for 'light' or 'dark'. */
const THEME_KEY = 'theme';

const isTheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

/**
 * MUI's storage manager for the colour scheme. It ignores stored values other than 'light' and 'dark', such as
 * 'system', and the further keys that MUI would store.
 */
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
      // Another tab may have changed it since the first render.
      const now = kept();
      if (now) report(now);
      return () => removeEventListener('storage', follow);
    },
  };
};

/**
 * Provider of the MUI theme and the global styles, light by default (THEME-1 to THEME-5). MUI's `useColorScheme()`
 * reads and changes the colour scheme.
 */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme()} defaultMode="light" modeStorageKey={THEME_KEY} storageManager={themeStorage} noSsr>
    <PageStyles />
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
