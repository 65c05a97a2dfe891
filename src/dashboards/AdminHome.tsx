import { BriefcaseRegular } from '@fluentui/react-icons/headless/svg/briefcase';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { PaymentRegular } from '@fluentui/react-icons/headless/svg/payment';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { useT } from '#i18n/useT.ts';
import { WithdrawalList } from '#resources/withdrawals/index.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { Books } from './Books.tsx';
import { HomePage, type Figure } from './HomePage.tsx';

// prettier-ignore
const figures: readonly Figure<'getAdminInfo'>[] = [
  { field: 'workers',  label: 'adminHome.workers',  Icon: PeopleRegular },
  { field: 'buyers',   label: 'adminHome.buyers',   Icon: BriefcaseRegular },
  { field: 'coins',    label: 'adminHome.coins',    Icon: CoinMultipleRegular },
  { field: 'payments', label: 'adminHome.payments', Icon: PaymentRegular, counted: 'adminHome.paymentsCounted' },
];

/**
 * Home screen of the admin (AH): figures of the marketplace, and below them the withdrawal requests that wait to be
 * paid.
 */
export const AdminHome = () => {
  const t = useT();
  const seesBooks = useMay('show', 'books');
  return (
    <HomePage
      description={t('adminHome.description')}
      of="getAdminInfo"
      figures={figures}
      beside={seesBooks && <Books />}
    >
      <WithdrawalList />
    </HomePage>
  );
};
