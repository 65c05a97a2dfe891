import { CalendarLtrRegular } from '@fluentui/react-icons/headless/svg/calendar-ltr';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { isDay } from '#domain/moments.ts';
import { typedDay } from '#domain/typedDay.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePhone } from '../grid/usePhone.ts';
import { Popover } from '../overlay/Popover.ts';
import { TextInput, type FieldProps } from './TextInput.tsx';

const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })));

type DateFieldProps = Omit<FieldProps, 'value' | 'onChange'> & {
  /** A local day, '2026-06-15', or whatever else was typed. */
  value: string;
  onChange: (text: string) => void;
  /** The first day that the calendar lets choose. What is typed is for the form's rules to judge. */
  earliest?: string;
};

/**
 * A day, typed or chosen: `<DateField label={…} {...useController({ … }).field} problem={…} />`. An input of plain text, so that
 * half a date, or a wrong one, is kept as it was typed; the calendar and its code come when it is first opened.
 */
export const DateField = ({ value, onChange, hint, earliest, ...rest }: DateFieldProps) => {
  const t = useT();
  const { day } = useFormat();
  const isPhone = usePhone();
  const typed = typedDay(value);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<keyof typeof paperStyles>('below');
  const close = () => {
    setAnchor(null);
  };
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
        setPlace(isPhone ? 'foot' : placeFor(event.currentTarget));
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
        onChange={({ target }) => {
          onChange(target.value);
        }}
        // Whoever has typed something wrong is told by the problem itself.
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

/** Of the calendar, in px. */
const HEIGHT = 336;
const GAP = 4;

/** Where the calendar leaves its field in sight: below or above it, or, without room for that, at the foot of the window. */
const placeFor = (button: HTMLElement): keyof typeof paperStyles => {
  const room = HEIGHT + 2 * GAP + MARGIN;
  const field = button.closest('.MuiFormControl-root') ?? button;
  if (innerHeight - button.getBoundingClientRect().bottom >= room) return 'below';
  return field.getBoundingClientRect().top >= room ? 'above' : 'foot';
};

/** What a popover leaves free at the edge of the window. */
const MARGIN = 16;

const paperStyles = {
  below: { mt: `${String(GAP)}px` },
  above: { mt: `${String(-GAP)}px` },
  foot: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    maxWidth: 'none',
    borderRadius: '8px 8px 0 0',
    pb: 'calc(8px + var(--demo-bar-height, 0px))',
  },
} as const;
