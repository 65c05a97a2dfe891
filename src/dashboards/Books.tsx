import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';

/**
 * Card with the coins owed to users, also in dollars at the rate of withdrawals. Beside them it shows the dollars taken
 * from buyers and those paid out to workers. Renders nothing when the request fails.
 */
export const Books = () => {
  const t = useT();
  const { dollars } = useFormat();
  const inCoins = useCoinText();
  const { data, isError } = useGetOne<Records['books']['record']>('books', { id: 'now' }, { retry: false });
  if (isError && !data) return null;
  const money = (amount: number) => t('coins.dollars', { dollars: dollars(amount) });
  const facts = [
    {
      label: t('adminHome.owed'),
      value: data && money(data.owed),
      detail: data && inCoins(data.coinsOwed),
    },
    { label: t('adminHome.taken'), value: data && money(data.taken) },
    { label: t('adminHome.paidOut'), value: data && money(data.paidOut) },
  ];
  return (
    <Card component="section" aria-label={t('adminHome.books')} aria-busy={!data} sx={cardStyle}>
      <Box component="dl" sx={listStyle}>
        {facts.map(({ label, value, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ?? <Skeleton width="8ch" />}
              {detail !== undefined && <small>{detail}</small>}
            </dd>
          </div>
        ))}
      </Box>
    </Card>
  );
};

/** Style of the card, as wide as the heading and the figures; on a phone it looks like the last line of these. */
const cardStyle = {
  gridColumn: '1 / -1',
  mt: { xs: 0, sm: 1.5, lg: 0 },
  px: { xs: 1, sm: 2, lg: 0 },
  py: { xs: 0.75, sm: 1 },
  borderTopColor: { xs: 'divider', sm: 'transparent' },
  borderRadius: { xs: '0 0 8px 8px', sm: 2 },
  'section:has(+ &) > dl': { borderRadius: { xs: '8px 8px 0 0', sm: 2 } },
} as const;

/**
 * Style of the facts, side by side: label and value in one line; on a phone, the label stands above the value. In a wide
 * window, the second and the third begin where the second and the fourth figure do.
 */
const listStyle = {
  display: { xs: 'flex', lg: 'grid' },
  gridTemplateColumns: 'var(--heading) repeat(4, minmax(0, 1fr))',
  flexWrap: { sm: 'wrap' },
  justifyContent: 'space-between',
  columnGap: { xs: 2, sm: 4, lg: 2 },
  rowGap: { xs: 0.5, sm: 0.25 },
  m: 0,
  // Over the card's border, whose outer edge is that of the figures.
  mx: { lg: '-1px' },
  '& > div': { display: { sm: 'flex' }, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, pl: { lg: 1.5 } },
  '& > div:not(:last-child)': { gridColumn: 'span 2' },
  '& dt': { color: 'text.secondary', typography: { xs: 'caption', sm: 'body1' } },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { ml: 1, fontSize: '.75rem', fontWeight: 400, color: 'text.secondary' },
} as const;
