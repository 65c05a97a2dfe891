import Box from '@mui/material/Box';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';

/** What may still be asked for, as the sum that it is: 685 − 300 = 385. */
export const WhatIsLeft = ({ balance, waiting }: { balance: number; waiting: number }) => {
  const t = useT();
  const { coins } = useFormat();
  return (
    <Box component="dl" sx={sumStyle}>
      <dt>{t('withdraw.balance')}</dt>
      <dd>{coins(balance)}</dd>
      <dt>{t('withdraw.waiting')}</dt>
      <dd data-sign="−">{coins(waiting)}</dd>
      <dt>{t('withdraw.available')}</dt>
      <dd data-sign="=">{coins(balance - waiting)}</dd>
    </Box>
  );
};

const sumStyle = {
  display: 'grid',
  gridTemplateRows: 'auto auto',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  columnGap: 4,
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { position: 'relative', m: 0, fontWeight: 600 },
  // Read out, the names say it all.
  '& dd::before': { content: 'attr(data-sign) / ""', position: 'absolute', insetInlineEnd: 'calc(100% + 12px)' },
} as const;
