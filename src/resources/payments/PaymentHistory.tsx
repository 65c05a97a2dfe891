import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import type { Records } from '#dataProvider/bindings.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { useCopyText } from '#ui/export/useCopyText.ts';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { UnsavedPurchases } from './UnsavedPurchases.tsx';

/** Order in which the server lists payments, reversed, because a payment carries no date to sort by. */
const NEWEST_FIRST = { field: '', order: 'DESC' } as const;

/**
 * Screen 'Payment History' (PH): the buyer's purchases that the server has recorded, and above them those that it has
 * not acknowledged yet.
 */
export const PaymentHistory = () => {
  const t = useT();
  return (
    <ScreenList resource="payments" perPage={25} sort={NEWEST_FIRST}>
      <ScreenHeading title={t('menu.paymentHistory')} description={t('payments.description')} />
      <UnsavedPurchases />
      <ListGrid
        label={t('menu.paymentHistory')}
        columns={usePaymentColumns()}
        ownOrder={t('payments.newestFirst')}
        empty={{ title: t('payments.none'), action: { label: t('menu.purchaseCoin'), to: addresses.purchaseCoin } }}
      />
    </ScreenList>
  );
};

type PaymentRecord = Records['payments']['record'];

/** Hook that returns the columns of Payment History (PH-2). On a phone, each row is a card headed by the coins. */
const usePaymentColumns = (): readonly Column<PaymentRecord>[] => {
  const t = useT();
  const { dollars } = useFormat();
  const inCoins = useCoinText();
  return useMemo(
    (): Column<PaymentRecord>[] => [
      {
        field: 'paymentIntentId',
        name: t('payments.column.id'),
        flex: 4,
        minWidth: 240,
        wide: 420,
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
        flex: 3,
        minWidth: 140,
        wide: 240,
        card: 'heading',
        text: ({ coins }) => inCoins(coins),
      },
      {
        field: 'cost',
        name: t('payments.column.cost'),
        kind: 'number',
        flex: 3,
        minWidth: 140,
        wide: 240,
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

/** Button that copies a payment's transaction id. */
const CopyId = ({ id, tabIndex }: { id: string; tabIndex: number }) => {
  const t = useT();
  const copy = useCopyText();
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={t('payments.copy')}
      title={t('payments.copy')}
      onClick={() => void copy(id)}
      sx={copyStyle}
    >
      <CopyRegular aria-hidden />
    </IconButton>
  );
};

/**
 * Style of the copy button. In a grid it is invisible unless its row has the pointer or the focus, like the checkboxes
 * of the selection.
 */
const copyStyle = {
  width: 28,
  height: 28,
  fontSize: 16,
  '@media (hover: hover) and (pointer: fine)': {
    '.MuiDataGrid-row:not(:hover, :focus-within) &': { opacity: 0 },
  },
} as const;
