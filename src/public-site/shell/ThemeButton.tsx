import { WeatherMoonRegular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useT } from '#i18n/useT.ts';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

/** Switch between light and dark (NAV-12, THEME-2); its label says what a press does. */
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
