import Box from '@mui/material/Box';
import { Suspense, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { preloadable } from '#loading/preloadable.ts';
import { usePreloaded } from '../loading/usePreloaded.ts';
import { fluent } from '../theme/tokens.ts';
import type { Column } from './column.ts';
import { px } from './filling.ts';
import type { RowCardsProps } from './RowCards.tsx';
import { useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';

/** Cards, whose code is loaded in parallel, as the grid's is: most wide windows never need it. */
const Cards = preloadable(async () => (await import('./RowCards.tsx')).RowCards);

/**
 * Loads the cards' code when the browser has nothing else to do. A wide window may become narrow later, perhaps
 * offline.
 */
export const preloadCards = (): void => {
  const preload = () => void Cards.preload().catch(() => {});
  if ('requestIdleCallback' in globalThis) requestIdleCallback(preload);
  else setTimeout(preload, 1_000);
};

/**
 * Rows of the surrounding list as cards, for windows too narrow for a grid. A skeleton is shown until the first rows and
 * the code of the cards are loaded.
 */
export const CardView = <R extends RaRecord>({ columns, ...props }: RowCardsProps<R>) => {
  const { isPending } = useList();
  const { hidden } = useGridPreferences();
  // A heading is always shown, because without it the card would not say what it is about.
  const shown = useMemo(
    () => columns.filter(({ field, card }) => card === 'heading' || !hidden.includes(field)),
    [columns, hidden],
  );
  const loaded = usePreloaded(Cards);
  const skeleton = <CardSkeletons columns={shown} selectable={props.selectable} />;
  if (isPending || !loaded) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Cards {...props} columns={shown} />
    </Suspense>
  );
};

type CardSkeletonsProps<R extends RaRecord> = Pick<RowCardsProps<R>, 'columns' | 'selectable'>;

/** Skeleton of the cards while the list loads. `columns` decide the lines and the height of a card. */
const CardSkeletons = <R extends RaRecord>({ columns, selectable }: CardSkeletonsProps<R>) => {
  const t = useT();
  return (
    <Box role="status" aria-busy="true" aria-label={t('list.loading')}>
      <Box sx={shapesOf(columns, selectable)} />
    </Box>
  );
};

/** Number of cards in the skeleton, enough for a phone's window. */
const SHAPES = 8;

/** Heights within a card in px, as {@link cardsStyle} has them: edges, heading, a fact's line, and a control with its gap. */
const [EDGE, HEADING, FACT, CONTROL] = [12, 28, 22, 44];

/** Mean width of a letter in the name of a fact, in px. */
const LETTER = 6;

const COLOUR = fluent('shimmer1');

/**
 * Style of one element that looks like several cards: its backgrounds are picture, heading, and a line for each fact. A
 * button comes below unless few rows have one, or it is small.
 */
const shapesOf = <R extends RaRecord>(columns: readonly Column<R>[], selectable: boolean) => {
  const of = (card: Column<R>['card']) => columns.filter((column) => column.card === card);
  const pictures = of('picture');
  const facts = of(undefined).filter(
    ({ control, rare }) => !rare && !of('controls').some(({ field }) => field === control),
  );
  const lines = facts.filter(({ short }, place) => !short || !facts[place - 1]?.short);
  const below = EDGE + HEADING + lines.length * FACT;
  const hasButton = of('controls').some(({ rare, small }) => !rare && !small);
  const height = below + (hasButton ? CONTROL : 0) + EDGE + 1;
  const left = pictures.length > 0 ? 56 : EDGE;
  const names = LETTER * Math.max(0, ...lines.map(({ name }) => name.length));
  const bar = (top: number, width: string, left: string, high = 12) => [
    `linear-gradient(transparent ${px(top)}, ${COLOUR} 0 ${px(top + high)}, transparent 0)`,
    width,
    left,
  ];
  const circle = (radius: number, left: string) => [
    `radial-gradient(circle at 50% 28px, ${COLOUR} ${px(radius - 0.5)}, transparent ${px(radius)})`,
    px(2 * radius),
    left,
  ];
  const shapes = [
    ['linear-gradient(var(--mui-palette-divider) 1px, transparent 0)', '100%', '0'],
    ...pictures.map(() => circle(16, '12px')),
    ...(selectable ? [circle(9, 'calc(100% - 19px)')] : []),
    bar(EDGE + 8, '45%', px(left)),
    ...lines.flatMap((_, place) => {
      const top = EDGE + HEADING + place * FACT + 6;
      return [bar(top, px(0.8 * names), px(left)), bar(top, '32%', px(left + names + EDGE))];
    }),
    ...(hasButton ? [bar(below + 8, '96px', 'calc(100% - 12px)', 36)] : []),
  ];
  return {
    height: SHAPES * height,
    backgroundImage: shapes.map(([image]) => image).join(),
    backgroundSize: shapes.map(([, width]) => `${width} ${px(height)}`).join(),
    backgroundPosition: shapes.map(([, , left]) => `${left} 0`).join(),
    backgroundRepeat: 'repeat-y',
  } as const;
};
