import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { SignOutRegular } from '@fluentui/react-icons/headless/svg/sign-out';
import { WeatherMoonRegular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import { useColorScheme } from '@mui/material/styles';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { useT } from '#i18n/useT.ts';
import type { PageCommand } from '#ui/shortcuts/pageCommands.ts';

/** What every page of the Dashboard can do beside its own: notices, theme, LogOut. */
export const useShellCommands = (onNotifications: () => void): readonly PageCommand[] => {
  const t = useT();
  const { mode, setMode } = useColorScheme();
  const logOut = useLogOut();
  const dark = mode === 'dark';
  return [
    { label: t('notifications.title'), Icon: AlertRegular, run: onNotifications },
    {
      label: t(dark ? 'nav.toLight' : 'nav.toDark'),
      Icon: dark ? WeatherSunnyRegular : WeatherMoonRegular,
      run: () => setMode(dark ? 'light' : 'dark'),
    },
    { label: t('action.logOut'), Icon: SignOutRegular, run: () => void logOut() },
  ];
};
