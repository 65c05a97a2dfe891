import { CalendarLtrRegular } from '@fluentui/react-icons/headless/svg/calendar-ltr';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { isDay } from '#domain/moments.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        hint={isDay(value.trim()) ? day(value) : (hint ?? t('day.hint'))}
        end={open}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('day.choose') } }}
      >
        <Suspense fallback={<Box sx={{ width: 320, height: 336 }} />}>
          <Calendar value={value.trim()} onChoose={choose} earliest={earliest} />
        </Suspense>
      </Popover>
    </>
  );
};
