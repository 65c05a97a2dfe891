import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, useRef, type ComponentType, type ReactNode } from 'react';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { useFigures, type FiguresName, type FiguresOf } from '#dataProvider/useFigures.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { aroundFilling } from '#ui/grid/aroundFilling.ts';
import { fourFigures, threeFigures } from '#ui/figures/homeHead.ts';
import { StatCard, StatCards } from '#ui/figures/StatCard.tsx';
import { Late } from '#ui/loading/Late.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';

/** Message loaded late, because it is for new accounts alone, on servers that let their coins wait. */
const WelcomeWaits = lazy(() => import('./WelcomeWaits.tsx').then((module) => ({ default: module.WelcomeWaits })));

/** Card with one figure (number) on a home page: the field `field` of the server's response, under a label. */
export type Figure<N extends FiguresName> = {
  field: keyof FiguresOf<N>;
  label: PlainKey;
  Icon: ComponentType;
  /** Text after the number that names what is counted, where the label does not say it. */
  counted?: PlainKey;
  /**
   * Unit of the number, by default none. 'earnings' are coins that are shown in dollars as well, because a worker can
   * withdraw them.
   */
  unit?: 'coins' | 'earnings';
};

type HomePageProps<N extends FiguresName> = {
  /** Sentence about the page, shown with its heading. */
  description: string;
  of: N;
  figures: readonly Figure<N>[];
  /** True while the list below needs the whole screen, as during a review. */
  hideFigures?: boolean;
  /** Further figures in a line below the cards. */
  beside?: ReactNode;
  children: ReactNode;
};

/**
 * Layout of a role's home: heading, figures, and `children`, the list that the role works through first. `description`
 * is a sentence with the heading, `of` the call that reads the figures, `beside` further ones in a line below them.
 * Pass `hideFigures` while the list needs the whole screen. If the figures or the list fail to load, the other stays,
 * and each has its own message.
 */
export const HomePage = <N extends FiguresName>({
  description,
  of,
  figures,
  hideFigures = false,
  beside,
  children,
}: HomePageProps<N>) => {
  const t = useT();
  const { isUnwelcomed, record } = useSessionState();
  const session = useSession();
  return (
    <Box sx={aroundFilling}>
      {/* Meanwhile the heading of `children` is the only one in sight. */}
      <Box sx={hideFigures ? visuallyHidden : figures.length > 3 ? fourFigures : threeFigures}>
        <ScreenHeading title={t('menu.home')} description={description} />
        <Box hidden={hideFigures} sx={contentsStyle}>
          <ErrorBoundary>
            <FigureCards of={of} figures={figures} />
            {beside}
          </ErrorBoundary>
        </Box>
      </Box>
      {isUnwelcomed && (
        <Box sx={{ mb: 2 }}>
          <MessageBar tone="info" role="status" onClose={session.noteUnwelcomed}>
            {t('figures.unwelcomed')}
          </MessageBar>
        </Box>
      )}
      {record?.welcomeWaits && (
        <Late fallback={<Skeleton variant="rounded" height={50} sx={{ mb: 2 }} />}>
          <WelcomeWaits email={record.email} coins={record.welcomeWaits} />
        </Late>
      )}
      {children}
    </Box>
  );
};

/** Style of an element around parts of the head's grid. */
const contentsStyle = { '&:not([hidden])': { display: 'contents' } } as const;

const FigureCards = <N extends FiguresName>({ of, figures }: Pick<HomePageProps<N>, 'of' | 'figures'>) => {
  const t = useT();
  const { number, worth } = useFormat();
  const inCoins = useCoinText();
  const { data, isError, refetch } = useFigures(of);
  const cards = useRef<HTMLElement>(null);
  const retry = async () => {
    const { isSuccess } = await refetch();
    // The focus would be lost, because the pressed button has disappeared.
    if (isSuccess) cards.current?.focus();
  };
  const failure = isError && (
    <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void retry() }}>
      {t('figures.failed')}
    </MessageBar>
  );
  return (
    <StatCards ref={cards} label={t('figures.label')} busy={!data && !isError} failure={failure}>
      {figures.map(({ field, label, Icon, unit, counted }) => {
        const value = data && Number(data[field]);
        return (
          <StatCard
            key={label}
            label={t(label)}
            value={value === undefined ? undefined : unit ? inCoins(value) : number(value)}
            detail={
              value === undefined
                ? undefined
                : unit === 'earnings'
                  ? t('coins.dollars', { dollars: worth(value) })
                  : counted && t(counted)
            }
            Icon={Icon}
          />
        );
      })}
    </StatCards>
  );
};
