import { SearchRegular } from '@fluentui/react-icons/svg/search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { useList } from './useList.ts';

/** Every applied search is a step in the browser's history, so it waits until the typing pauses. */
const PAUSE = 250;

/** Searches all text fields of the list; the address carries the search. */
export const SearchBox = () => {
  const { filterValues, setFilters } = useList();
  const t = useT();
  const applied = textOf(filterValues.q);
  const [typed, setTyped] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useShortcut({ key: '/', label: t('keyboard.search'), Icon: SearchRegular, run: () => input.current?.focus() });

  // Back, Forward and 'Reset' change the search from outside: what is typed follows. Our own search coming back must not,
  // as typing may have gone on since.
  const [sent, setSent] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    if (applied !== sent) setTyped(applied);
    setSent(applied);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(text.trim() === '' ? '' : text);
      const { q: _, ...others } = filterValues;
      setFilters(text.trim() === '' ? others : { ...others, q: text }, {}, false);
    }, PAUSE);
  };

  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      inputRef={input}
      onChange={(event) => search(event.target.value)}
      placeholder={t('list.search')}
      slotProps={{
        htmlInput: { 'aria-label': t('list.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchRegular />
            </InputAdornment>
          ),
        },
      }}
      sx={{ flex: '1 1 140px', maxWidth: { sm: 320 } }}
    />
  );
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
