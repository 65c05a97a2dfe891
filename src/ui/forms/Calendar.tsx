import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useI18nProvider } from 'ra-core';
import { useMemo } from 'react';
import { isDay } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';
import { useToday } from '../page/useToday.ts';
import { DARK, fluent } from '../theme/tokens.ts';

type CalendarProps = {
  /** Day such as '2026-06-15'; any other text opens the calendar without a chosen day. */
  value: string;
  onChoose: (day: string) => void;
  earliest?: string | undefined;
};

/**
 * MUI's calendar for choosing a day, with the focus on the chosen day or on today. `onChoose` gets a day such as
 * '2026-06-15'; days before `earliest` cannot be chosen.
 */
export const Calendar = ({ value, onChoose, earliest }: CalendarProps) => {
  const t = useT();
  const today = useToday();
  const locale = useI18nProvider().getLocale();
  const DateAdapter = useMemo(() => createDateAdapter(locale), [locale]);
  const weekdays = useMemo(() => new Intl.DateTimeFormat(locale, shown.dd), [locale]);
  const localeText = useMemo(
    () => ({
      previousMonth: t('day.previousMonth'),
      nextMonth: t('day.nextMonth'),
      calendarViewSwitchingButtonAriaLabel: (view: string) => t(view === 'year' ? 'day.backToDays' : 'day.chooseYear'),
    }),
    [t],
  );
  return (
    <LocalizationProvider dateAdapter={DateAdapter} localeText={localeText}>
      <DateCalendar
        autoFocus
        reduceAnimations
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        value={isDay(value) ? dayjs(value) : null}
        {...(earliest && { minDate: dayjs(earliest) })}
        onChange={(day, progress) => {
          if (day && progress === 'finish') onChoose(day.format('YYYY-MM-DD'));
        }}
        // MUI shows the first letter alone, which two weekdays may share: Bangla has marks after it.
        dayOfWeekFormatter={(day: Dayjs) => weekdays.format(day.toDate())}
        slots={icons}
        sx={style}
      />
      <Button
        variant="text"
        color="primary"
        disabled={earliest !== undefined && earliest > today}
        onClick={() => onChoose(today)}
        sx={todayStyle}
      >
        {t('day.today')}
      </Button>
    </LocalizationProvider>
  );
};

/**
 * Style of the calendar, as wide as a popover may be on a phone of 320 px. The chosen day has the main button's blue,
 * for the contrast of its text.
 */
const style = {
  width: 'min(320px, 100vw - 34px)',
  mx: 'auto',
  '& [role="gridcell"][aria-selected="true"]': {
    '&, &:hover, &:focus': { bgcolor: 'fluent.brand', color: 'fluent.onBrand' },
  },
  [`${DARK} .MuiPickerDay-today:not([aria-selected="true"], :focus-visible)`]: {
    outlineColor: fluent('brandText'),
    bgcolor: 'transparent',
  },
  // Paler than those of the month.
  '& .MuiPickerDay-dayOutsideMonth:not(.Mui-disabled, [aria-selected="true"])': { color: 'fluent.text3' },
} as const;
/** Style of the button for today, in line with the name of the month. */
const todayStyle = { display: 'block', mx: 2, mb: 1 } as const;

const icons = {
  leftArrowIcon: ChevronLeftRegular,
  rightArrowIcon: ChevronRightRegular,
  switchViewIcon: ChevronDownRegular,
};

/** Intl options for the date formats that MUI asks for. */
const shown: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  D: { day: 'numeric' },
  dd: { weekday: 'narrow' },
  dddd: { weekday: 'long' },
  MMM: { month: 'short' },
  MMMM: { month: 'long' },
  YYYY: { year: 'numeric' },
  'MMMM YYYY': { month: 'long', year: 'numeric' },
};

/**
 * Creates a date adapter for MUI in which dayjs computes days, and Intl writes names and digits. The locales of dayjs
 * are a file each, and use Latin digits only.
 */
const createDateAdapter = (locale: string) => {
  const formats = new Map(
    Object.entries(shown).map(([name, options]) => [name, new Intl.DateTimeFormat(locale, options)]),
  );
  return class extends AdapterDayjs {
    override formatByString = (value: Dayjs, format: string): string =>
      formats.get(format)?.format(value.toDate()) ?? value.format(format);
  };
};
