import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { createContext, useContext } from 'react';
import { useT } from '#i18n/useT.ts';
import { fourFigures, threeFigures } from '#ui/figures/homeHead.ts';
import { aroundFilling, FILLS } from '#ui/grid/aroundFilling.ts';
import { fluent } from '#ui/theme/tokens.ts';

/** Skeleton of a screen while its code is loaded. Its hidden heading is replaced by the screen's own. */
export const ScreenSkeleton = () => {
  const t = useT();
  return (
    <Box role="status" sx={aroundFilling}>
      <Box component="h1" sx={visuallyHidden}>
        {t('loader.page')}
      </Box>
      <ScreenShape />
    </Box>
  );
};

/**
 * React context with the name of the skeleton's shape for the screen at the current address, from its row in
 * screens.ts.
 */
export const ShapeContext = createContext<Shape | undefined>(undefined);

/**
 * Skeleton of a screen: a heading, and the parts of the shape in ShapeContext. Without a shape, as in prerendered
 * pages, it is one plain surface.
 */
export const ScreenShape = () => {
  const shape = useContext(ShapeContext);
  const parts: readonly Part[] = shape ? shapes[shape] : SURFACE;
  const [first] = parts;
  const heading = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 0.5, mb: 1.5 }}>
      <Skeleton variant="rounded" sx={{ flex: '0 1 auto', width: { xs: 220, sm: 160 }, height: 24 }} />
      <Skeleton variant="rounded" sx={{ width: 380, height: 12, display: { xs: 'none', sm: 'block' } }} />
    </Box>
  );
  return (
    <>
      {first?.head ? (
        <Box sx={first.head}>
          {heading}
          <Tiles {...first} />
        </Box>
      ) : (
        heading
      )}
      {parts.map((part, place) => !part.head && <Tiles key={place} {...part} />)}
    </>
  );
};

const Tiles = ({ count = 1, columns, onPhones = false, fills = false, head, ...sx }: Part) => (
  <Box
    {...(fills && FILLS)}
    sx={{
      display: { xs: 'grid', sm: onPhones ? 'none' : 'grid' },
      flex: { sm: fills ? 1 : 'none' },
      gap: { xs: 1, sm: 2 },
      mb: head || fills ? 0 : 1.5,
      gridTemplateColumns: columns,
    }}
  >
    {Array.from({ length: count }, (_, tile) => (
      <Box key={tile} sx={{ borderRadius: 2, bgcolor: 'background.paper', boxShadow: SHADOW, ...sx }} />
    ))}
  </Box>
);

/**
 * Group of `count` equal tiles in a grid; all other fields are their style. `columns` is CSS's grid-template-columns by
 * MUI's breakpoints. A part with `onPhones` is left out elsewhere. One that `fills` takes the rest of the window's
 * height, but on phones. `head` is the style of an element around the heading and a shape's first part.
 */
type Part = {
  count?: number;
  columns?: Record<string, string>;
  onPhones?: boolean;
  fills?: boolean;
  head?: typeof threeFigures;
  [style: string]: unknown;
};

const SHADOW = fluent('shadow4');
/** Style of a surface that reaches the footer at the end of the window. */
const toTheEnd = { minHeight: 420, height: { xs: 'calc(100vh - 212px)', sm: 'calc(100vh - 188px)' } };
const SURFACE: readonly Part[] = [toTheEnd];

/**
 * Style of a surface with grey bars 12 px high, each given by its top, width and left edge, and repeated every `step`
 * px. The bars are CSS backgrounds of one element, which is cheap to mount again at each step of loading.
 */
const lines = (step: number, ...bars: readonly (readonly [number, string, string])[]) => ({
  ...toTheEnd,
  backgroundImage: bars
    .map(([top]) => `linear-gradient(transparent ${top}px, ${fluent('shimmer1')} 0 ${top + 12}px, transparent 0)`)
    .join(),
  backgroundSize: bars.map(([, width]) => `${width} ${step}px`).join(),
  backgroundPosition: bars.map(([, , left]) => `${left} 0`).join(),
  backgroundRepeat: 'repeat-y',
});

/** Bar of commands above cards. Above a grid it stands on phones alone: elsewhere it is the grid's first line. */
const BAR = { height: 44 };
const PHONE_BAR = { ...BAR, onPhones: true };
const TITLE = { height: 20, width: 160, my: 1, boxShadow: 'none' };
/** Style of skeleton rows as high as those of a grid, without pictures, because most lists have none. */
const GRID = lines(44, [16, '22%', '16px'], [16, '26%', '38%'], [16, '14%', '76%'], [16, '8%', 'calc(100% - 16px)']);
/** Style of skeleton cards like those of a list on a phone: a name, and lines of facts. */
const PHONE = lines(
  136,
  [20, '45%', '56px'],
  [48, '18%', '56px'],
  [48, '32%', '60%'],
  [70, '18%', '56px'],
  [70, '28%', '58%'],
);
const ROWS = {
  ...GRID,
  height: { xs: toTheEnd.height.xs, sm: 'auto' },
  fills: true,
  backgroundImage: { xs: PHONE.backgroundImage, sm: GRID.backgroundImage },
  backgroundSize: { xs: PHONE.backgroundSize, sm: GRID.backgroundSize },
  backgroundPosition: { xs: PHONE.backgroundPosition, sm: GRID.backgroundPosition },
};
/** Style of a form's skeleton: labels, each above its field. */
const FIELDS = lines(80, [24, '120px', '24px'], [48, 'calc(100% - 48px)', '24px'], [60, 'calc(100% - 48px)', '24px']);
const TEXT = lines(112, [24, '40%', '24px'], [48, '80%', '24px'], [72, '64%', '24px']);
const FIGURE = { height: { xs: 34, sm: 74 } };
const THREE = { ...FIGURE, count: 3, columns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, head: threeFigures };
const FOUR = { ...FIGURE, count: 4, columns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } };

// prettier-ignore
const shapes = {
  list:     [PHONE_BAR, ROWS],
  cards:    [BAR, { height: 288, count: 8, columns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' } }],
  figures:  [THREE, TITLE, PHONE_BAR, ROWS],
  payouts:  [{ ...FOUR, columns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, head: fourFigures }, { height: { xs: 49, sm: 38 } }, TITLE, PHONE_BAR, ROWS],
  form:     [{ ...FIELDS, count: 2, columns: { lg: 'minmax(0, 1fr) 392px' } }],
  withdraw: [{ ...FOUR, columns: { ...FOUR.columns, xs: '1fr', sm: '1fr 1fr' } }, { ...FIELDS, count: 2, columns: { lg: '1fr 1fr' } }],
  packages: [{ height: 170, count: 4, columns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }],
  record:   [BAR, TEXT],
  details:  [TEXT],
} satisfies Record<string, readonly Part[]>;

export type Shape = keyof typeof shapes;
