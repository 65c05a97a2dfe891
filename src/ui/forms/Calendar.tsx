import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useI18nProvider } from 'ra-core';
import { useMemo } from 'react';
import { isDay } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';

type CalendarProps = {
  /** '2026-06-15'; anything that is no day opens the calendar without one. */
  value: string;
  onChoose: (day: string) => void;
  earliest?: string | undefined;
};

/** MUI's calendar, with the keyboard on the chosen day or on today. */
export const Calendar = ({ value, onChoose, earliest }: CalendarProps) => {
  const t = useT();
  const locale = useI18nProvider().getLocale();
  const DateAdapter = useMemo(() => createDateAdapter(locale), [locale]);
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
        slots={icons}
        sx={style}
      />
    </LocalizationProvider>
  );
};

/** As wide as a phone of 320 px lets a popover be; the chosen day is as blue as the main button, which words can stand on. */
const style = {
  width: 'min(320px, 100vw - 34px)',
  mx: 'auto',
  '& [role="gridcell"][aria-selected="true"]': {
    '&, &:hover, &:focus': { bgcolor: 'fluent.brand', color: 'fluent.onBrand' },
  },
} as const;

const icons = {
  leftArrowIcon: ChevronLeftRegular,
  rightArrowIcon: ChevronRightRegular,
  switchViewIcon: ChevronDownRegular,
};

/** What the calendar shows of a day, by the format that MUI asks for. */
const shown: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  D: { day: 'numeric' },
  dd: { weekday: 'narrow' },
  dddd: { weekday: 'long' },
  MMM: { month: 'short' },
  MMMM: { month: 'long' },
  YYYY: { year: 'numeric' },
  'MMMM YYYY': { month: 'long', year: 'numeric' },
};

/** Days by dayjs, their names and digits by Intl: dayjs' own languages would be a file each and write Latin digits. */
const createDateAdapter = (locale: string) => {
  const formats = new Map(
    Object.entries(shown).map(([name, options]) => [name, new Intl.DateTimeFormat(locale, options)]),
  );
  return class extends AdapterDayjs {
    override formatByString = (value: Dayjs, format: string): string =>
      formats.get(format)?.format(value.toDate()) ?? value.format(format);
  };
};
