import Box from '@mui/material/Box';
import { Suspense, useDeferredValue, useEffect, useMemo, useState, type CSSProperties } from 'react';
import type { RaRecord } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';
import { GridSkeleton, HEADINGS } from './GridSkeleton.tsx';
import type { LoadedGridProps } from './LoadedGrid.tsx';
import { asPulled, densities, useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';

export type GridViewProps<R extends RaRecord> = Omit<LoadedGridProps<R>, 'rowHeight'> & {
  /** Whether what does not fit into the window is scrolled to within the grid; it is as high as a page of rows otherwise. */
  scrolls?: boolean | undefined;
};

/**
 * As high as the window leaves room for: 412 px are the bars, the heading, commands, filters, the pager and the footer around it; a
 * screen with more above its list says how much in --above-list, and a failed Refresh its own line in --failed-line.
 */
export const HEIGHT =
  'max(288px, 100dvh - 412px - var(--above-list, 0px) - var(--failed-line, 0px) - var(--demo-bar-height, 0px))';

/** What of the last row in sight tells that more of them follow: a whole one looks like the end, as many scroll bars are unseen. */
const PART = '0.45 * var(--row)';

/** Where the browser can round, it ends within a row, if there are more than it has room for. */
const heightStyle = {
  height: `min(${HEIGHT}, var(--all-rows))`,
  '@supports (height: round(down, 9px, 2px))': {
    height: `min(var(--headings) + ${PART} + round(down, ${HEIGHT} - var(--headings) - ${PART}, var(--row)), var(--all-rows))`,
  },
} as const;

const WHOLE = { height: 'var(--all-rows)' };

const px = (count: number) => `${String(count)}px`;

/** A fifth of the console's code, of which a phone needs nothing. */
const Grid = preloadable(async () => (await import('./LoadedGrid.tsx')).LoadedGrid);

/** react-admin's list in MUI's grid. Without rows there is nothing for the grid to do, and it is slow to begin. */
export const GridView = <R extends RaRecord>({ columns: given, scrolls = true, ...props }: GridViewProps<R>) => {
  const { data, perPage, total = perPage } = useList();
  const { density, widths } = useGridPreferences();
  const columns = useMemo(() => asPulled(given, widths), [given, widths]);
  const rowHeight = densities[density];
  const [loaded, setLoaded] = useState(Grid.isHere);
  useEffect(() => {
    // Beside the rows. What becomes of it is said where it is drawn, and no fallback stays for its 300 ms.
    void Grid.preload()
      .catch(() => {})
      .finally(() => {
        setLoaded(true);
      });
  }, []);
  // The first rows are much to draw: the browser may answer its user in between.
  const here = useDeferredValue(data !== undefined && loaded);
  // A page of few rows needs no more than them, whether or not they are all there: the pager below stays in its place.
  const rows = scrolls ? perPage : Math.min(perPage, total);
  const most = HEADINGS + rows * rowHeight + SCROLLBAR;
  const sizes = { '--headings': px(HEADINGS), '--row': px(rowHeight), '--all-rows': px(most) };
  const skeleton = (
    <GridSkeleton label={props.label} columns={columns} selectable={props.selectable} rowHeight={rowHeight} />
  );
  return (
    <Box data-density={density} sx={scrolls ? heightStyle : WHOLE} style={sizes as CSSProperties}>
      {data && here ? (
        <Suspense fallback={skeleton}>
          <Grid {...props} columns={columns} rowHeight={rowHeight} />
        </Suspense>
      ) : (
        skeleton
      )}
    </Box>
  );
};

/** Room for the browser's, where the columns are wider than the window. */
const SCROLLBAR = 18;
