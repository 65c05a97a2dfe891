import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { useFilters } from '../filters/useFilters.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { usePause } from './usePause.ts';

/**
 * Search field of the surrounding list, for all its text columns, of which its hint speaks unless the list is `inCards`;
 * the key '/' focuses it. Its text is the filter value `q`, and so part of the page's address.
 */
export const SearchBox = ({ inCards = false }: { inCards?: boolean }) => {
  const { filterValues, change } = useFilters();
  const t = useT();
  const applied = textOf(filterValues.q);
  const [typed, setTyped] = useState(applied);
  const { later, now, drop } = usePause();
  const input = useRef<HTMLInputElement>(null);
  useShortcut({ keys: '/', label: t('keyboard.search'), Icon: SearchRegular, run: () => input.current?.focus() });

  // Back, Forward and 'Reset' change the search from outside, and the field follows. Our own search coming back is
  // ignored, because typing may have gone on.
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

  /**
   * Handler called with the element that gets the focus next: it applies a pending search at once. If that element is a
   * link, it drops the search.
   */
  const leave = (to: Element | null) => {
    if (!to?.closest('a[href]')) {
      now();
      return;
    }
    // react-admin would apply it late, to the address that the link opens.
    drop();
    setTyped(applied);
  };

  // No TextField: a label and a help text that it does not have would slow the list down.
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      inputRef={input}
      onChange={(event) => search(event.target.value)}
      onBlur={({ relatedTarget }) => leave(relatedTarget)}
      placeholder={t(inCards ? 'list.search' : 'list.searchAll')}
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

/** Style of the field: it takes room that commands in words leave, and room from them while something is searched for. */
const style = {
  flex: { xs: '1 1 90px', sm: '1 1 180px' },
  maxWidth: { sm: 320 },
  '&:has(input:not(:placeholder-shown))': { flexGrow: 1000 },
} as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
