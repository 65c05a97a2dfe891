import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { disabled } from '../theme/disabled.ts';
import { fluent } from '../theme/tokens.ts';

/** Props of {@link PageNumbers}. `last` is the last page, Infinity if unknown; `onTurn` gets the chosen page. */
export type PageNumbersProps = { page: number; last: number; onTurn: (page: number) => void };

/**
 * Pager with the buttons 'Prev', page numbers and 'Next' (WS-4). On the first and last page, Prev and Next are only
 * aria-disabled, because a disabled button would lose the focus.
 */
export const PageNumbers = ({ page, last, onTurn }: PageNumbersProps) => {
  const t = useT();
  const { digits } = useFormat();
  return (
    <Box component="ul" sx={listStyle}>
      <li>
        <Turn label={t('pager.prev')} inert={page <= 1} onTurn={() => onTurn(page - 1)} />
      </li>
      {pageWindow(page, last).map((number, place) =>
        number === null ? (
          <Box key={`gap ${String(place)}`} component="li" aria-hidden sx={gapStyle}>
            …
          </Box>
        ) : (
          <li key={number}>
            <Button
              variant="text"
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onTurn(number)}
              sx={numberStyle}
            >
              {digits(number)}
            </Button>
          </li>
        ),
      )}
      <li>
        <Turn label={t('pager.nextShort')} inert={page >= last} onTurn={() => onTurn(page + 1)} />
      </li>
    </Box>
  );
};

const Turn = ({ label, inert, onTurn }: { label: string; inert: boolean; onTurn: () => void }) => (
  <Button aria-disabled={inert} sx={turnStyle} onClick={inert ? undefined : onTurn}>
    {label}
  </Button>
);

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  // Tight, so that the longest words of a language and seven numbers fit on one line of a phone.
  gap: { xs: 0.25, sm: 0.5 },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
const gapStyle = { width: 20, textAlign: 'center', color: 'text.secondary' } as const;
const numberStyle = {
  px: '4px',
  minWidth: 32,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current], &[aria-current]:hover': {
    fontWeight: 600,
    bgcolor: 'fluent.brandTint',
    color: 'fluent.brandText',
    boxShadow: `inset 0 -2px ${fluent('brandText')}`,
  },
} as const;
const turnStyle = {
  minWidth: 0,
  px: { xs: '6px', sm: '10px' },
  '&[aria-disabled="true"]': {
    cursor: 'default',
    '&, &:hover, &:active': disabled,
  },
} as const;

/** Number of pages beside the current one, on each side. */
const NEIGHBOURS = 1;

/**
 * Page numbers that get a button: the first, the last, the current one and its neighbours; null marks a gap. The length
 * of the array is constant, so that buttons stay in place, and no gap hides a single page. If the number of pages is
 * unknown, `last` is Infinity, and the last page has no button.
 */
export const pageWindow = (page: number, last: number): readonly (number | null)[] => {
  const places = 2 * NEIGHBOURS + 5;
  if (last <= places) return span(1, last);
  const current = Math.min(Math.max(page, 1), last);
  /** Last page that has no gap before it. */
  const near = 2 * NEIGHBOURS + 2;
  const end = Number.isFinite(last) ? [last] : [];
  if (current <= near) return [...span(1, places - 2), null, ...end];
  if (current > last - near) return [1, null, ...span(last - places + 3, last)];
  return [1, null, ...span(current - NEIGHBOURS, current + NEIGHBOURS), null, ...end];
};

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
