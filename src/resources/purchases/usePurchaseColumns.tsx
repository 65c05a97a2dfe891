import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Records } from '#dataProvider/bindings.ts';
import { purchaseStates, type PurchaseState } from '#domain/purchases.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import type { Column } from '#ui/grid/column.ts';
import type { Tone } from '#ui/messages/tones.ts';
import { cut } from '#ui/text/cut.ts';
import { Truncated } from '#ui/text/Truncated.tsx';

export type PurchaseRecord = Records['purchases']['record'];

/** The DOM id of the cell with the buyer's address, which the row's Refund button names by aria-describedby. */
const emailIdOf = ({ id }: PurchaseRecord): string => `purchase-${id}`;

/** Hook returning the columns of the admin's list of purchases. On a phone, each row is a card headed by the buyer. */
export const usePurchaseColumns = (onRefund: (purchase: PurchaseRecord) => void): readonly Column<PurchaseRecord>[] => {
  const t = useT();
  const { coins, dollars, day } = useFormat();
  return useMemo((): Column<PurchaseRecord>[] => {
    const price = (value: number) => t('purchase.price', { dollars: dollars(value) });
    const stateOf = ({ state }: PurchaseRecord) => (isState(state) ? t(`purchases.state.${state}`) : cut(state));
    const noteOf = ({ returned, due }: PurchaseRecord) =>
      due === ''
        ? returned > 0 && t('purchases.returned', { dollars: price(returned) })
        : t('purchases.due', { day: cut(day(due)) });
    const refund: Column<PurchaseRecord> = {
      field: 'refund-button',
      name: t('purchases.column.refund'),
      width: 112,
      tight: 92,
      card: 'controls',
      small: true,
      needs: 'edit',
      stateless: true,
      cell: (purchase, tabIndex) =>
        purchase.cost > purchase.returned && purchase.state !== 'disputed' ? (
          <Button
            variant="text"
            color="primary"
            tabIndex={tabIndex}
            aria-describedby={emailIdOf(purchase)}
            onClick={() => onRefund(purchase)}
          >
            {t('purchases.refund')}
          </Button>
        ) : null,
    };
    return [
      {
        field: 'email',
        name: t('purchases.column.buyer'),
        flex: 1,
        minWidth: 200,
        tight: 136,
        wide: 360,
        card: 'heading',
        cell: (purchase) => (
          <Box id={emailIdOf(purchase)} sx={twoLines}>
            <Truncated>{purchase.email}</Truncated>
            {isLeft(purchase.buyer) && (
              <StatusBadge tone="warning">{t(`purchases.buyer.${purchase.buyer}`)}</StatusBadge>
            )}
          </Box>
        ),
      },
      {
        field: 'bought',
        name: t('purchases.column.bought'),
        width: 112,
        tight: 100,
        text: ({ bought }) => day(bought),
      },
      {
        field: 'cost',
        name: t('purchases.column.cost'),
        short: true,
        kind: 'number',
        width: 96,
        tight: 72,
        text: ({ cost }) => price(cost),
      },
      {
        field: 'coins',
        name: t('purchases.column.coins'),
        short: true,
        kind: 'number',
        width: 96,
        tight: 64,
        text: (purchase) => coins(purchase.coins),
      },
      {
        field: 'taken',
        name: t('purchases.column.taken'),
        kind: 'number',
        width: 112,
        tight: 76,
        rare: true,
        text: ({ taken }) => (taken === 0 ? '' : coins(taken)),
        cell: ({ taken }) => (taken === 0 ? '–' : coins(taken)),
      },
      {
        field: 'state',
        name: t('purchases.column.state'),
        width: 216,
        tight: 156,
        text: stateOf,
        cell: (purchase) => (
          <Box sx={twoLines}>
            <StatusBadge tone={toneOf(purchase.state)}>{stateOf(purchase)}</StatusBadge>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {noteOf(purchase)}
            </Typography>
          </Box>
        ),
      },
      refund,
    ];
  }, [t, coins, dollars, day, onRefund]);
};

const isState = (text: string): text is PurchaseState => purchaseStates.some((one) => one === text);
const isLeft = (text: string): text is 'deleted' | 'worker' | 'admin' => ['deleted', 'worker', 'admin'].includes(text);

const tones: Readonly<Record<PurchaseState, Tone>> = {
  paid: 'success',
  refundPending: 'waiting',
  refundFailed: 'failure',
  refundedInPart: 'info',
  refunded: 'info',
  inquiry: 'warning',
  disputed: 'failure',
  won: 'success',
  lost: 'failure',
};
const toneOf = (state: string): Tone => (isState(state) ? tones[state] : 'info');

const twoLines = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minWidth: 0,
  height: '100%',
  lineHeight: 1.3,
} as const;
