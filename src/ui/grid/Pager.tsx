import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ComponentType } from 'react';
import { COUNTED } from '#domain/counted.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { BareSelect } from '../forms/BareSelect.tsx';
import type { PageNumbersProps } from './PageNumbers.tsx';
import { useList } from './useList.ts';

export type PagerProps = {
  /** Page sizes to choose from. MUI's free data grid shows a hundred rows at most. */
  sizes?: readonly number[];
  label?: string;
  /** Buttons that turn the page, in place of two arrows; few lists need the code of `PageNumbers`. */
  Turns?: ComponentType<PageNumbersProps>;
};

const SIZES = [10, 25, 50, 100] as const;

/**
 * Pager of the surrounding react-admin list: a select for the page size, the range of rows shown, and buttons to turn
 * the page. `label` is the text beside the select.
 */
export const Pager = ({ sizes = SIZES, label, Turns }: PagerProps) => {
  const { page, perPage, total: counted, isPending, setPage, setPerPage } = useList();
  const total = isPending ? 0 : (counted ?? Infinity);
  const t = useT();
  const { digits, coins } = useFormat();
  // A list that the server has not counted to its end always has a next page.
  const last = total < Infinity ? Math.max(1, Math.ceil(total / perPage)) : page + 1;
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  return (
    <Box component="nav" aria-label={t('pager.label')} sx={barStyle}>
      <Box component="label" sx={{ mr: { xs: 'auto', sm: 1 }, color: 'text.secondary' }}>
        {label ?? t('pager.rowsPerPage')}{' '}
        <BareSelect boxed={false} value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {/* The address may ask for any number. */}
          {!sizes.includes(perPage) && (
            <option hidden value={perPage}>
              {digits(perPage)}
            </option>
          )}
          {sizes.map((size) => (
            <option key={size} value={size}>
              {digits(size)}
            </option>
          ))}
        </BareSelect>
      </Box>
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {!isPending &&
          (counted === undefined
            ? t('pager.rangeOfMany', { from, to, counted: coins(COUNTED) })
            : t(perPage === 1 ? 'pager.one' : 'pager.range', { from, to, total }))}
      </Box>
      {Turns ? (
        <Turns page={page} last={last} onTurn={setPage} />
      ) : (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <IconButton aria-label={t('pager.previous')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <ChevronLeftRegular className="Sideways" />
          </IconButton>
          <IconButton aria-label={t('pager.next')} disabled={page >= last} onClick={() => setPage(page + 1)}>
            <ChevronRightRegular className="Sideways" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
};

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 0.5,
  px: 2,
  py: { xs: '4px', sm: '2px' },
  height: '100%',
  alignItems: 'center',
  justifyContent: 'flex-end',
  borderTop: '1px solid var(--mui-palette-divider)',
} as const;
