import Box from '@mui/material/Box';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { useFigures, type FiguresName, type FiguresOf } from '#dataProvider/useFigures.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatCard, StatCards } from '#ui/figures/StatCard.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';

/** A card with one figure. */
export type Figure<N extends FiguresName> = {
  field: keyof FiguresOf<N>;
  label: PlainKey;
  Icon: ComponentType;
  /** 'earnings' are coins that a worker can cash in. */
  unit?: 'coins' | 'earnings';
};

type HomePageProps<N extends FiguresName> = {
  description: string;
  of: N;
  figures: readonly Figure<N>[];
  /** True while the list below needs all attention. */
  hideFigures?: boolean;
  children: ReactNode;
};

/**
 * A role's first screen: its figures, and below them the list that its day begins with. Each part has its own error message.
 */
export const HomePage = <N extends FiguresName>({
  description,
  of,
  figures,
  hideFigures = false,
  children,
}: HomePageProps<N>) => {
  const t = useT();
  return (
    // An admin's four cards stand two by two in narrower windows.
    <Box sx={{ '--above-list': figures.length > 3 ? { md: '220px', lg: '132px' } : { md: '132px' } }}>
      <ScreenHeading title={t('menu.home')} description={description} />
      <Box hidden={hideFigures} sx={{ mb: { xs: 1.5, sm: 2 } }}>
        <ErrorBoundary>
          <FigureCards of={of} figures={figures} />
        </ErrorBoundary>
      </Box>
      {children}
    </Box>
  );
};

const FigureCards = <N extends FiguresName>({ of, figures }: Pick<HomePageProps<N>, 'of' | 'figures'>) => {
  const t = useT();
  const { number, worth } = useFormat();
  const inCoins = useCoinText();
  const { data, isError, refetch } = useFigures(of);
  const cards = useRef<HTMLElement>(null);
  const retry = async () => {
    const { isSuccess } = await refetch();
    // The pressed button is gone.
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
