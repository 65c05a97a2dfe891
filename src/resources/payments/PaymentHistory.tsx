import { useT } from '#i18n/useT.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { UnsavedPurchases } from './UnsavedPurchases.tsx';
import { usePaymentColumns } from './usePaymentColumns.tsx';

/** Payments carry no date: the server's own order is the only one that says which is the latest. */
const NEWEST_FIRST = { field: '', order: 'DESC' } as const;

/** Payment History (PH): every purchase that the server knows of, below those that it does not know of yet. */
export const PaymentHistory = () => {
  const t = useT();
  return (
    <ScreenList resource="payments" perPage={25} sort={NEWEST_FIRST}>
      <ScreenHeading title={t('menu.paymentHistory')} description={t('payments.description')} />
      <UnsavedPurchases />
      <ListGrid label={t('menu.paymentHistory')} columns={usePaymentColumns()} empty={{ title: t('payments.none') }} />
    </ScreenList>
  );
};
