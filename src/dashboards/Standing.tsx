import { CalendarLtrRegular } from '@fluentui/react-icons/headless/svg/calendar-ltr';
import { ClipboardClockRegular } from '@fluentui/react-icons/headless/svg/clipboard-clock';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import Link from '@mui/material/Link';
import type { ComponentType } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFigures } from '#dataProvider/useFigures.ts';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { sumOfMoney } from '#domain/coins.ts';
import type { Role, Submission, Withdrawal } from '#domain/entities.ts';
import { submissionStatus } from '#domain/rules.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { addresses, type Address } from '#product.ts';
import { Late } from '#ui/loading/Late.tsx';
import { useMay } from '#ui/rights/useMay.ts';
import { StatCard, StatCards } from '#ui/figures/StatCard.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';

/** Part of the profile on a user's own data (download, deletion, documents), loaded late together with its texts. */
const OwnAccount = lazyWithTexts('profile', async () => (await import('#resources/ownAccount/index.ts')).OwnAccount);

/**
 * Figures of the signed-in user on the profile, from the same calls as the role's home. Below them is the section on
 * the user's own data, if the server announces any of the extras about it (C-67).
 */
export const Standing = ({ role }: { role: Role }) => {
  const Figures = figuresOf[role];
  const mayRead = useMay('show', 'ownData');
  const mayErase = useMay('delete', 'erasure');
  const hasDocuments = useMay('show', 'documents');
  return (
    <>
      <Figures />
      {(mayRead || mayErase || hasDocuments) && (
        <Late>
          <OwnAccount />
        </Late>
      )}
    </>
  );
};

/** Figures of a worker: coins earned, pending submissions, and the date of the first submission. */
const OfWorker = () => {
  const t = useT();
  const { number, worth, day } = useFormat();
  const inCoins = useCoinText();
  const work = useGetList<Submission & { id: string }>('submissions', { pagination: ALL_ROWS, sort: BY_DAY });
  const coinsOf = (status: ReturnType<typeof submissionStatus>) => {
    const rows = work.data?.filter((one) => submissionStatus(one.status) === status) ?? [];
    return { count: rows.length, coins: rows.reduce((sum, { payable_amount }) => sum + payable_amount, 0) };
  };
  const [earned, pending] = [coinsOf('approved').coins, coinsOf('pending')];
  return (
    <Cards
      of={[work]}
      cards={[
        {
          label: t('standing.earned'),
          Icon: CoinMultipleRegular,
          value: inCoins(earned),
          detail: t('coins.dollars', { dollars: worth(earned) }),
        },
        {
          label: t('standing.waiting'),
          Icon: ClipboardClockRegular,
          value: number(pending.count),
          detail: inCoins(pending.coins),
          to: pending.count > 0 && addresses.mySubmissions,
        },
        { label: t('standing.since'), Icon: CalendarLtrRegular, value: day(work.data?.[0]?.current_date ?? '') },
      ]}
    />
  );
};

/** Figures of a buyer: coins paid to workers, submissions to review, and the date of the oldest of these. */
const OfBuyer = () => {
  const t = useT();
  const { number, day } = useFormat();
  const inCoins = useCoinText();
  const stats = useFigures('getBuyerStats');
  const work = useGetList<Submission & { id: string }>('submissions', { pagination: ALL_ROWS, sort: BY_DAY });
  return (
    <Cards
      of={[stats, work]}
      cards={[
        {
          label: t('standing.spent'),
          Icon: CoinMultipleRegular,
          value: inCoins(stats.data?.totalPaymentPaid ?? 0),
        },
        {
          label: t('standing.toReview'),
          Icon: ClipboardClockRegular,
          value: number(work.total ?? 0),
          to: (work.total ?? 0) > 0 && `${addresses.buyerHome}?review=`,
        },
        { label: t('standing.oldest'), Icon: CalendarLtrRegular, value: day(work.data?.[0]?.current_date ?? '') },
      ]}
    />
  );
};

/**
 * Figures of an admin: the number of workers and buyers, withdrawal requests to pay, and the date of the oldest of
 * these.
 */
const OfAdmin = () => {
  const t = useT();
  const { number, dollars, day } = useFormat();
  const info = useFigures('getAdminInfo');
  const payouts = useGetList<Withdrawal & { id: string }>('withdrawals', { pagination: ALL_ROWS, sort: BY_MOMENT });
  const { currency } = usePrices();
  const amounts = payouts.data?.map(({ withdrawal_amount }) => withdrawal_amount) ?? [];
  const sum = sumOfMoney(amounts, currency);
  return (
    <Cards
      of={[info, payouts]}
      cards={[
        {
          label: t('standing.people'),
          Icon: PeopleRegular,
          value: number((info.data?.workers ?? 0) + (info.data?.buyers ?? 0)),
        },
        {
          label: t('standing.toPay'),
          Icon: ClipboardClockRegular,
          value: number(payouts.total ?? 0),
          detail: t('coins.dollars', { dollars: dollars(sum) }),
          to: (payouts.total ?? 0) > 0 && addresses.adminHome,
        },
        { label: t('standing.oldest'), Icon: CalendarLtrRegular, value: day(payouts.data?.[0]?.withdraw_date ?? '') },
      ]}
    />
  );
};

const BY_DAY = { field: 'current_date', order: 'ASC' } as const;
const BY_MOMENT = { field: 'withdraw_date', order: 'ASC' } as const;

const figuresOf = { admin: OfAdmin, buyer: OfBuyer, worker: OfWorker } as const satisfies Record<Role, ComponentType>;

type CardsProps = {
  /**
   * Results of the React Query hooks whose data the cards need: the cards wait for them, and a retry refetches those
   * that failed.
   */
  of: readonly { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }[];
  /**
   * Figures to show. `detail` is a second line below the value, `to` the address of the pending work that was counted,
   * or false if nothing is pending.
   */
  cards: readonly { label: string; Icon: ComponentType; value: string; detail?: string; to?: Address | false }[];
};

/**
 * Style of the link, 24 px high as the least for a target, without making the line higher. On a phone, a press anywhere
 * on the card follows it.
 */
const linkStyle = {
  display: 'inline-block',
  lineHeight: '24px',
  my: '-4px',
  '&::after': { content: { xs: '""', sm: 'none' }, position: 'absolute', inset: 0 },
} as const;

const Cards = ({ of, cards }: CardsProps) => {
  const t = useT();
  const failed = of.filter(({ isError }) => isError);
  const busy = failed.length === 0 && of.some(({ isPending }) => isPending);
  const retry = () => failed.forEach((one) => void one.refetch());
  const failure = failed.length > 0 && (
    <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: retry }}>
      {t('figures.failed')}
    </MessageBar>
  );
  return (
    <StatCards label={t('standing.title')} busy={busy} failure={failure} wide>
      {cards.map(({ value, detail, Icon, label, to }) => (
        <StatCard
          key={label}
          label={label}
          Icon={Icon}
          value={busy ? undefined : value || t('standing.none')}
          detail={busy ? undefined : detail}
          link={
            !busy &&
            to && (
              <Link component={RouterLink} to={to} aria-label={t('standing.see')} sx={linkStyle}>
                {t('standing.show')}
              </Link>
            )
          }
        />
      ))}
    </StatCards>
  );
};
