import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatCard, type StatCardProps } from './StatCard.tsx';

type CoinsCardProps = Pick<StatCardProps, 'label' | 'Icon'> & {
  coins: number;
  /** Money that was paid for the coins, in the currency's main unit; without it, their worth at today's rate is shown. */
  money?: number | undefined;
};

/** {@link StatCard} with a number of coins, and what a worker gets for them in dollars. */
export const CoinsCard = ({ coins, money, ...card }: CoinsCardProps) => {
  const t = useT();
  const { coins: whole, worth, dollars } = useFormat();
  const detail = t('coins.dollars', { dollars: money === undefined ? worth(coins) : dollars(money) });
  return <StatCard {...card} value={whole(coins)} detail={detail} />;
};
