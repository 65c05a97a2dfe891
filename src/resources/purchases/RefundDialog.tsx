import { useUpdate } from 'react-admin';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import { numberOf } from '#domain/wholeNumber.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { centsLeft, type PurchaseRecord } from './usePurchaseColumns.tsx';

type RefundDialogProps = { purchase: PurchaseRecord | null; onClose: () => void };

/**
 * Dialog that asks how many dollars of a payment to refund: by default all that is left, or a part. Renders nothing while
 * `purchase` is null.
 */
export const RefundDialog = ({ purchase, onClose }: RefundDialogProps) => {
  const t = useT();
  const { language, dollars } = useFormat();
  const refund = useRefund();
  if (!purchase) return null;
  const left = centsLeft(purchase);
  const price = (cents: number) => t('purchase.price', { dollars: dollars(cents / 100) });
  const centsOf = (typed: string) => Math.round((numberOf(typed.replace('$', ''), language) ?? NaN) * 100);
  return (
    <FieldDialog
      open
      title={t('purchases.refundTitle')}
      about={purchase.email}
      consequence={t('purchases.consequence')}
      label={t('purchases.amount')}
      initial={dollars(left / 100)}
      html={{ inputMode: 'decimal' }}
      verb={t('purchases.refund')}
      check={(typed) => {
        const cents = centsOf(typed);
        return (cents >= 1 && cents <= left) || t('purchases.amountProblem', { most: price(left) });
      }}
      onSubmit={(typed) => void refund(purchase, centsOf(typed))}
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
