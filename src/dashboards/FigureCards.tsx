import { useRef, type ComponentType } from 'react';
import { useFigures, type FiguresName, type FiguresOf } from '#dataProvider/hooks.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatCard } from '#ui/figures/StatCard.tsx';
import { StatCards } from '#ui/figures/StatCards.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';

/** One card: which figure it shows, under which name. */
export type Figure<N extends FiguresName> = {
  field: keyof FiguresOf<N>;
  label: PlainKey;
  Icon: ComponentType;
  /** 'earnings' are coins that a worker can cash in. */
  unit?: 'coins' | 'earnings';
};

type FigureCardsProps<N extends FiguresName> = { of: N; figures: readonly Figure<N>[] };

/** What a home counts. It fails for itself. */
export const FigureCards = <N extends FiguresName>(props: FigureCardsProps<N>) => (
  <ErrorBoundary>
    <Cards {...props} />
  </ErrorBoundary>
);

const Cards = <N extends FiguresName>({ of, figures }: FigureCardsProps<N>) => {
  const t = useT();
  const { number, worth } = useFormat();
  const inCoins = useCoinText();
  const { data, isError, refetch } = useFigures(of);
  const cards = useRef<HTMLElement>(null);
  const retry = async () => {
    const { isSuccess } = await refetch();
    // The button that was pressed is gone.
    if (isSuccess) cards.current?.focus();
  };
  const failure = isError && (
    <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void retry() }}>
      {t('figures.failed')}
    </MessageBar>
  );
  return (
    <StatCards ref={cards} label={t('figures.label')} busy={!data && !isError} failure={failure}>
      {figures.map(({ field, label, Icon, unit }) => {
        const value = data && Number(data[field]);
        return (
          <StatCard
            key={label}
            label={t(label)}
            value={value === undefined ? undefined : unit ? inCoins(value) : number(value)}
            detail={
              unit === 'earnings' && value !== undefined ? t('coins.dollars', { dollars: worth(value) }) : undefined
            }
            Icon={Icon}
          />
        );
      })}
    </StatCards>
  );
};
