import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { Dayjs } from 'dayjs';

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
export const createDateAdapter = (locale: string) => {
  const formats = new Map(
    Object.entries(shown).map(([name, options]) => [name, new Intl.DateTimeFormat(locale, options)]),
  );
  return class extends AdapterDayjs {
    override formatByString = (value: Dayjs, format: string): string =>
      formats.get(format)?.format(value.toDate()) ?? value.format(format);
  };
};
