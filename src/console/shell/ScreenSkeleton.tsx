import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { createContext, useContext } from 'react';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';

/** The shape of a screen while its code is loaded; the screen's own heading takes the place of this one. */
export const ScreenSkeleton = () => {
  const t = useT();
  return (
    <Box role="status">
      <Box component="h1" sx={visuallyHidden}>
        {t('loader.page')}
      </Box>
      <ScreenShape />
    </Box>
  );
};

/** Shape of the screen at this address, as its row of the screens says. */
export const ShapeContext = createContext<Shape | undefined>(undefined);

/** A heading, and the parts of the screen's shape; without a shape, as in what the build draws, a plain surface. */
export const ScreenShape = () => {
  const shape = useContext(ShapeContext);
  const parts: readonly Part[] = shape ? shapes[shape] : ['surface'];
  return (
    <>
      <Skeleton variant="rounded" sx={headingStyle} />
      <Skeleton variant="rounded" sx={descriptionStyle} />
      {parts.map((part) => (
        <Box key={part} sx={rowsOf[part] ?? ownRow}>
          {Array.from({ length: counts[part] ?? 1 }, (_, place) => (
            <Box key={place} sx={partStyles[part]} />
          ))}
        </Box>
      ))}
    </>
  );
};

// prettier-ignore
const shapes = {
  list:     ['bar', 'rows'],
  cards:    ['bar', 'cards'],
  figures:  ['three', 'title', 'bar', 'rows'],
  payouts:  ['four', 'title', 'bar', 'rows'],
  form:     ['fields'],
  withdraw: ['four', 'halves'],
  packages: ['packages'],
  record:   ['bar', 'text'],
  details:  ['text'],
} as const satisfies Record<string, readonly Part[]>;

export type Shape = keyof typeof shapes;
type Part = keyof typeof partStyles;

const COLOUR = fluent('shimmer1');
const LINE = 'var(--mui-palette-divider)';
/** A bar of 12 px, `top` px below the upper edge of its tile. */
const bar = (top: number) =>
  `linear-gradient(transparent ${String(top)}px, ${COLOUR} 0 ${String(top + 12)}px, transparent 0)`;
const card = { borderRadius: 2, bgcolor: 'background.paper', boxShadow: fluent('shadow4') } as const;
/** Down to the end of the window: a footer in sight would move when the screen comes. */
const toTheEnd = { ...card, minHeight: 420, height: 'calc(100vh - 212px)', backgroundRepeat: 'repeat-y' } as const;

/** Labels, each above its field. */
const fields = {
  ...toTheEnd,
  minHeight: 316,
  height: { lg: 560 },
  backgroundImage: [bar(0), bar(24), bar(36)].join(),
  backgroundSize: '120px 80px, calc(100% - 48px) 80px, calc(100% - 48px) 80px',
  backgroundPosition: '24px 24px',
} as const;

/** Drawn by backgrounds of few elements, as the skeleton is mounted anew at each step until the screen is there. */
const partStyles = {
  surface: toTheEnd,
  bar: { ...card, height: 44, mb: { xs: 1, sm: 1.5 } },
  title: { width: 160, height: 20, my: 1, mb: 2.5, borderRadius: 1, bgcolor: COLOUR },
  three: { ...card, height: { xs: 34, sm: 74 } },
  four: { ...card, height: { xs: 34, sm: 74 } },
  packages: { ...card, height: 170 },
  cards: { ...card, height: 288 },
  // Rows as high as a grid's, without pictures: most lists have none.
  rows: {
    ...toTheEnd,
    backgroundImage: [`linear-gradient(transparent 51px, ${LINE} 0)`, ...[20, 20, 20, 20].map(bar)].join(),
    backgroundSize: '100% 52px, 22% 52px, 26% 52px, 14% 52px, 8% 52px',
    backgroundPosition: '0 44px, 16px 44px, calc(36% + 16px) 44px, 76% 44px, calc(100% - 16px) 44px',
  },
  fields,
  halves: { ...fields, height: undefined },
  text: {
    ...toTheEnd,
    backgroundImage: [bar(0), bar(24), bar(48)].join(),
    backgroundSize: '40% 112px, 80% 112px, 64% 112px',
    backgroundPosition: '24px 24px',
  },
} as const;

const counts: Partial<Record<Part, number>> = { three: 3, four: 4, packages: 4, cards: 8, fields: 2, halves: 2 };

const grid = { display: 'grid', gap: { xs: 1, sm: 2 } } as const;
const ownRow = {};
/** The grids of parts that stand beside one another, as their screens have them. */
const rowsOf: Partial<Record<Part, object>> = {
  three: { ...grid, mb: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } },
  four: { ...grid, mb: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } },
  packages: { ...grid, gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } },
  cards: { ...grid, gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' } },
  fields: { ...grid, gap: 2, gridTemplateColumns: { lg: 'minmax(0, 1fr) 392px' } },
  halves: { ...grid, gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } },
};

const headingStyle = { width: 220, height: 24, mt: 0.5, mb: { xs: 1.5, sm: 0.5 } } as const;
const descriptionStyle = {
  width: 380,
  height: 12,
  mt: 0.5,
  mb: 2.5,
  maxWidth: '100%',
  display: { xs: 'none', sm: 'block' },
} as const;
