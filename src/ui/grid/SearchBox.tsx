import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { useFilters } from '../filters/useFilters.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { usePause } from './usePause.ts';

/** Searches all text fields of the list; the address carries the search. */
export const SearchBox = () => {
  const { filterValues, change } = useFilters();
  const t = useT();
  const applied = textOf(filterValues.q);
  const [typed, setTyped] = useState(applied);
  const { later, now, drop } = usePause();
  const input = useRef<HTMLInputElement>(null);
  useShortcut({ keys: '/', label: t('keyboard.search'), Icon: SearchRegular, run: () => input.current?.focus() });

  // Back, Forward and 'Reset' change the search from outside: what is typed follows. Our own search coming back must not,
  // as typing may have gone on since.
  const [sent, setSent] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    if (applied !== sent) setTyped(applied);
    setSent(applied);
  }

  const search = (text: string) => {
    setTyped(text);
    later(() => {
      const sought = text.trim() === '' ? '' : text;
      setSent(sought);
      change({ q: sought || undefined });
    });
  };

  /** What is still waiting is searched before what is pressed next, such as another view, and before a link no more. */
  const leave = (to: Element | null) => {
    if (!to?.closest('a[href]')) {
      now();
      return;
    }
    // react-admin would write it a moment later, into the address that the link leads to.
    drop();
    setTyped(applied);
  };

  // Not a TextField: without a label and a help text it would only make the list wait.
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      inputRef={input}
      onChange={(event) => search(event.target.value)}
      onBlur={({ relatedTarget }) => leave(relatedTarget)}
      placeholder={t('list.search')}
      inputProps={{ 'aria-label': t('list.search') }}
      startAdornment={
        <InputAdornment position="start">
          <SearchRegular />
        </InputAdornment>
      }
      sx={style}
    />
  );
};

const style = { flex: { xs: '1 1 90px', sm: '1 1 140px' }, maxWidth: { sm: 240 } } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
