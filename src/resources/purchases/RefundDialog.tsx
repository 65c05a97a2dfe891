import { useUpdate } from 'react-admin';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import { inMinorUnits, minorUnitsOf } from '#domain/coins.ts';
import { numberOf } from '#domain/wholeNumber.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { usePrices } from '#services/PricesContext.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { cut } from '#ui/text/cut.ts';
import type { PurchaseRecord } from './usePurchaseColumns.tsx';

type RefundDialogProps = { purchase: PurchaseRecord | null; onClose: () => void };

/**
 * Dialog that asks how much of a payment to refund: by default all that was not refunded yet, or a part of it. Renders
 * nothing while `purchase` is null.
 */
export const RefundDialog = ({ purchase, onClose }: RefundDialogProps) => {
  const t = useT();
  const { language, dollars, day } = useFormat();
  const { currency } = usePrices();
  const refund = useRefund();
  if (!purchase) return null;
  const left = inMinorUnits(purchase.cost - purchase.returned, currency);
  const shown = dollars(left / minorUnitsOf(currency));
  const { email, cost, bought } = purchase;
  const about = [email, t('purchase.price', { dollars: dollars(cost) }), cut(day(bought))].join(' · ');
  const unitsOf = (typed: string) => inMinorUnits(numberOf(typed.replace(/\p{Sc}/u, ''), language) ?? NaN, currency);
  return (
    <FieldDialog
      open
      title={t('purchases.refundTitle')}
      about={about}
      consequence={t('purchases.consequence')}
      label={t('purchases.amount')}
      initial={shown}
      html={{ inputMode: 'decimal' }}
      verb={t('purchases.refund')}
      check={(typed) => {
        const units = unitsOf(typed);
        const most = t('purchase.price', { dollars: shown });
        return (units >= 1 && units <= left) || t('purchases.amountProblem', { most });
      }}
      onSubmit={(typed) => void refund(purchase, unitsOf(typed))}
      onClose={onClose}
    />
  );
};

const useRefund = () => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [update] = useUpdate<PurchaseRecord>();
  return async (purchase: PurchaseRecord, refund: number): Promise<void> => {
    const { id, email: about } = purchase;
    try {
      const params = { id, data: { refund }, previousData: purchase };
      await update('purchases', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t('purchases.refundAsked'), { about });
    } catch (error) {
      sayFailed(about, (t) => t('purchases.refundFailed', { email: about }), error, addresses.purchases);
    }
  };
};
