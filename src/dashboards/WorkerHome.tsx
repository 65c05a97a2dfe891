import { ClipboardClockRegular } from '@fluentui/react-icons/headless/svg/clipboard-clock';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { DocumentCheckmarkRegular } from '@fluentui/react-icons/headless/svg/document-checkmark';
import { useT } from '#i18n/useT.ts';
import { ApprovedList, EarningsSection } from '#resources/submissions/index.ts';
import { HomePage, type Figure } from './HomePage.tsx';

// prettier-ignore
const figures: readonly Figure<'getWorkerStats'>[] = [
  { field: 'totalTaskCount',   label: 'workerHome.submissions', Icon: DocumentCheckmarkRegular },
  { field: 'pendingTask',      label: 'workerHome.pending',     Icon: ClipboardClockRegular },
  { field: 'totalPaymentPaid', label: 'workerHome.earnings',    Icon: CoinMultipleRegular, unit: 'earnings' },
];

/**
 * Home screen of the worker (WH): figures of the worker's submissions (C-40), the approved submissions, and the
 * worker's earnings.
 */
export const WorkerHome = () => {
  const t = useT();
  return (
    <HomePage description={t('workerHome.description')} of="getWorkerStats" figures={figures}>
      <ApprovedList />
      <EarningsSection />
    </HomePage>
  );
};
