import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import { MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import { PersonClockRegular } from '@fluentui/react-icons/headless/svg/person-clock';
import { useT } from '#i18n/useT.ts';
import { ReviewList } from '#resources/submissions/index.ts';
import { useOpened } from '#ui/panel/useDetails.ts';
import { HomePage, type Figure } from './HomePage.tsx';

// prettier-ignore
const figures: readonly Figure<'getBuyerStats'>[] = [
  { field: 'totalTaskCount',   label: 'buyerHome.tasks',   Icon: ClipboardTaskListLtrRegular },
  { field: 'pendingTask',      label: 'buyerHome.pending', Icon: PersonClockRegular, counted: 'buyerHome.pendingCounted' },
  { field: 'totalPaymentPaid', label: 'buyerHome.paid',    Icon: MoneyHandRegular, unit: 'coins' },
];

/** Home screen of the buyer (BH): figures of the buyer's tasks, and below them the submissions that wait for review. */
export const BuyerHome = () => {
  const t = useT();
  const isReviewing = useOpened('review').value !== undefined;
  return (
    <HomePage description={t('buyerHome.description')} of="getBuyerStats" figures={figures} hideFigures={isReviewing}>
      <ReviewList />
    </HomePage>
  );
};
