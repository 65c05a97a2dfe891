import { WeatherMoonRegular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useT } from '#i18n/useT.ts';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

/**
 * Hook for the switch between light and dark theme (NAV-12, THEME-2). `run` switches; `label` names the theme that it
 * switches to.
 */
export const useThemeSwitch = () => {
  const t = useT();
  const { mode, setMode } = useColorScheme();
  const prerendered = usePrerendered();
  const dark = mode === 'dark' && !prerendered;
  return {
    label: t(dark ? 'nav.toLight' : 'nav.toDark'),
    Icon: dark ? WeatherSunnyRegular : WeatherMoonRegular,
    run: () => setMode(dark ? 'light' : 'dark'),
  };
};

export const ThemeButton = () => {
  const { label, Icon, run } = useThemeSwitch();
  return (
    <IconButton aria-label={label} onClick={run}>
      <Icon aria-hidden />
    </IconButton>
  );
};
