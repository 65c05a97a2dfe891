import { CalendarLtrRegular } from '@fluentui/react-icons/headless/svg/calendar-ltr';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isDay } from '#domain/moments.ts';
import { typedDay } from '#domain/typedDay.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePhone } from '../grid/usePhone.ts';
import { Popover } from '../overlay/Popover.ts';
import { TextInput, type FieldProps } from './TextInput.tsx';

const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })));

type DateFieldProps = Omit<FieldProps, 'value' | 'onChange'> & {
  /** Local day, '2026-06-15', or any other text that was typed. */
  value: string;
  onChange: (text: string) => void;
  /** First day that the calendar offers. A typed day is for the form to validate. */
  earliest?: string;
};

/**
 * Labelled text field for a day, with a calendar: `<DateField label={…} {...useController({ … }).field} problem={…}
 * />`. Being plain text, it keeps incomplete and wrong dates as typed. The calendar's code is loaded when it is first
 * opened.
 */
export const DateField = ({ value, onChange, hint, earliest, ...rest }: DateFieldProps) => {
  const t = useT();
  const { day } = useFormat();
  const isPhone = usePhone();
  const typed = typedDay(value);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [fitting, setFitting] = useState<keyof typeof paperStyles>('below');
  const place = isPhone ? 'foot' : fitting;
  const close = () => setAnchor(null);
  useEffect(() => {
    if (!anchor) return;
    const follow = () => setFitting(placeFor(anchor));
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [anchor]);
  const choose = (chosen: string) => {
    onChange(chosen);
    close();
  };
  const open = (
    <IconButton
      aria-label={t('day.choose')}
      aria-haspopup="dialog"
      aria-expanded={anchor !== null}
      edge="end"
      onClick={(event) => {
        setFitting(placeFor(event.currentTarget));
        setAnchor(event.currentTarget);
      }}
    >
      <CalendarLtrRegular />
    </IconButton>
  );
  return (
    <>
      <TextInput
        autoComplete="off"
        {...rest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // The problem itself says what a wrong date needs.
        always={typed === '' ? t('day.hint') : undefined}
        hint={isDay(typed) ? day(typed) : (hint ?? t('day.hint'))}
        end={open}
      />
      <Popover
        open={anchor !== null}
        anchorEl={place === 'above' ? anchor?.closest('.MuiFormControl-root') : anchor?.closest('.MuiInputBase-root')}
        anchorReference={place === 'foot' ? 'none' : 'anchorEl'}
        onClose={close}
        anchorOrigin={{ vertical: place === 'above' ? 'top' : 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: place === 'above' ? 'bottom' : 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('day.choose'), sx: paperStyles[place] },
          backdrop: { invisible: place !== 'foot' },
        }}
      >
        {place === 'foot' && (
          <Typography variant="subtitle2" component="p" sx={{ px: 2, pt: 2 }}>
            {rest.label}
          </Typography>
        )}
        <Suspense fallback={<Box sx={{ width: 320, height: HEIGHT }} />}>
          <Calendar value={typed} onChoose={choose} earliest={earliest} />
        </Suspense>
      </Popover>
    </>
  );
};

/** Height of the calendar and distance from its field, in px. */
const HEIGHT = 368;
const GAP = 4;

/** Position of the calendar that leaves its field visible: below, above, or else at the foot of the window. */
const placeFor = (button: HTMLElement): keyof typeof paperStyles => {
  const room = HEIGHT + 2 * GAP + MARGIN;
  const field = button.closest('.MuiFormControl-root') ?? button;
  if (innerHeight - button.getBoundingClientRect().bottom >= room) return 'below';
  return field.getBoundingClientRect().top >= room ? 'above' : 'foot';
};

/** Margin that MUI keeps between a popover and the window's edge, in px. */
const MARGIN = 16;

const paperStyles = {
  below: { mt: `${String(GAP)}px` },
  above: { mt: `${String(-GAP)}px` },
  foot: {
    position: 'fixed',
    // Over what MUI has set on an open popover, which stays when the window becomes a phone's.
    inset: 'auto 0 0 !important',
    maxWidth: 'none',
    borderRadius: '8px 8px 0 0',
    borderWidth: '1px 0 0',
    // One edge for the title, the month and the button for today.
    '& .MuiDateCalendar-root': { width: 'auto', mx: 2 },
    '& .MuiPickersCalendarHeader-root': { px: 0 },
    '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': { justifyContent: 'space-between' },
    '& > .MuiButton-root': { mx: 1 },
  },
} as const;
