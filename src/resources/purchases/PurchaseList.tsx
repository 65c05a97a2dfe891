import { useMemo, useState } from 'react';
import { purchaseStates } from '#domain/purchases.ts';
import { useT } from '#i18n/useT.ts';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { usePurchaseColumns, type PurchaseRecord } from './usePurchaseColumns.tsx';

const NEWEST_FIRST = { field: 'bought', order: 'DESC' } as const;

/** Screen of all buyers' purchases, for admins, with the state of each payment and the button 'Refund' (C-67). */
export const PurchaseList = () => {
  const t = useT();
  const [refunded, setRefunded] = useState<PurchaseRecord | null>(null);
  const columns = usePurchaseColumns(setRefunded);
  const filters = useMemo(
    (): FilterPill[] => [
      {
        field: 'state',
        label: t('purchases.column.state'),
        options: purchaseStates.map((value) => ({ value, label: t(`purchases.state.${value}`) })),
      },
      { field: 'bought', label: t('purchases.column.bought'), range: 'date' },
    ],
    [t],
  );
  return (
    <ScreenList resource="purchases" perPage={25} sort={NEWEST_FIRST}>
      <ScreenHeading title={t('menu.purchases')} description={t('purchases.description')} />
      <ListGrid
        label={t('menu.purchases')}
        columns={columns}
        filters={filters}
        empty={{ title: t('purchases.none') }}
      />
      <RefundDialog purchase={refunded} onClose={() => setRefunded(null)} />
    </ScreenList>
  );
};
