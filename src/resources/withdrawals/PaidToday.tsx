import Button from '@mui/material/Button';
import { lazy, useMemo } from 'react';
import { useStore } from 'react-admin';
import { ACTIONS } from '#dataProvider/actionLog.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { useEverOpen } from '#ui/dialogs/useEverOpen.ts';
import { Late } from '#ui/loading/Late.tsx';
import { useToday } from '#ui/page/useToday.ts';
import { paidHere, sumsOf } from './paidHere.ts';

const PaidList = lazy(async () => ({ default: (await import('./PaidList.tsx')).PaidList }));

type PaidTodayProps = { open: boolean; onOpen: () => void; onClose: () => void };

/**
 * Button with the number and sum of the withdrawals marked as paid today in this browser, because their toasts soon
 * disappear. It opens the dialog {@link PaidList}.
 */
export const PaidToday = ({ open, onOpen, onClose }: PaidTodayProps) => {
  const t = useT();
  const { dollars } = useFormat();
  const { currency } = usePrices();
  const [actions] = useStore<unknown>(ACTIONS);
  const paid = useMemo(() => paidHere(actions), [actions]);
  const today = useToday();
  const ofToday = paid.filter(({ day }) => day === today);
  const ever = useEverOpen(open);
  return (
    <>
      {ofToday.length > 0 && (
        <Button variant="text" color="primary" onClick={onOpen} sx={{ ml: { sm: 'auto' } }}>
          {t('payouts.paid.today', {
            smart_count: ofToday.length,
            dollars: dollars(sumsOf(ofToday, currency).dollars),
          })}
        </Button>
      )}
      {ever && (
        <Late>
          <PaidList open={open} paid={paid} onClose={onClose} />
        </Late>
      )}
    </>
  );
};
