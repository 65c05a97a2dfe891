import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Records } from '#dataProvider/bindings.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import type { Column } from '#ui/grid/column.ts';
import { CopyId } from './CopyId.tsx';

export type PaymentRecord = Records['payments']['record'];

/** The columns of Payment History (PH-1). */
export const usePaymentColumns = (): readonly Column<PaymentRecord>[] => {
  const t = useT();
  const { dollars } = useFormat();
  const inCoins = useCoinText();
  return useMemo(
    (): Column<PaymentRecord>[] => [
      {
        field: 'paymentIntentId',
        name: t('payments.column.id'),
        flex: 1,
        minWidth: 240,
        card: 'heading',
        cell: ({ paymentIntentId }, tabIndex) =>
          paymentIntentId === '' ? (
            t('payments.noId')
          ) : (
            <Box component="span" sx={idStyle}>
              <span title={paymentIntentId}>{paymentIntentId}</span>
              <CopyId id={paymentIntentId} tabIndex={tabIndex} />
            </Box>
          ),
      },
      {
        field: 'coins',
        name: t('payments.column.coins'),
        kind: 'number',
        width: 172,
        text: ({ coins }) => inCoins(coins),
      },
      {
        field: 'cost',
        name: t('payments.column.cost'),
        kind: 'number',
        width: 132,
        text: ({ cost }) => t('purchase.price', { dollars: dollars(cost) }),
      },
    ],
    [t, dollars, inCoins],
  );
};

const idStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 0,
  maxWidth: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
