import { useUpdate } from 'react-admin';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import { inMinorUnits, minorUnitsOf } from '#domain/coins.ts';
import { coinsTaken } from '#domain/purchases.ts';
import { numberOf } from '#domain/wholeNumber.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
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
  const inCoins = useCoinText();
  const { currency } = usePrices();
  const refund = useRefund();
  if (!purchase) return null;
  const left = inMinorUnits(purchase.cost - purchase.returned, currency);
  const shown = dollars(left / minorUnitsOf(currency));
  const { email, cost, bought } = purchase;
  const about = `${email}\n${t('purchase.price', { dollars: dollars(cost) })} · ${cut(day(bought))}`;
  const unitsOf = (typed: string) => inMinorUnits(numberOf(typed.replace(/\p{Sc}/u, ''), language) ?? NaN, currency);
  const isRight = (units: number) => units >= 1 && units <= left;
  /** Coins that are taken back for the typed amount; for a wrong one, those for all that is left. */
  const coinsFor = (typed: string) => {
    const [units, paid] = [unitsOf(typed), inMinorUnits(cost, currency)];
    return coinsTaken(Math.round(purchase.coins), paid, paid - left + (isRight(units) ? units : left)) - purchase.taken;
  };
  return (
    <FieldDialog
      open
      title={t('purchases.refundTitle')}
      about={about}
      consequence={(typed) => t('purchases.consequence', { coins: inCoins(coinsFor(typed)) })}
      label={t('purchases.amount')}
      initial={shown}
      html={{ inputMode: 'decimal' }}
      verb={t('purchases.refund')}
      check={(typed) => {
        const most = t('purchase.price', { dollars: shown });
        return isRight(unitsOf(typed)) || t('purchases.amountProblem', { most });
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
