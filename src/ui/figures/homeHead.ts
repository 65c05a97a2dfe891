/**
 * Style of a heading, the first child, beside its figures, where the window is wide enough. What follows them takes the
 * whole width if it says so. `width` is the heading's width in px, in a window less than 1366 px wide.
 */
const headStyle = (width: number) => ({
  '--heading': `${String(width)}px`,
  '@media (min-width: 1366px)': { '--heading': '264px' },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'var(--heading) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { lg: 1.5 },
  alignItems: 'start',
  mb: 1.5,
  '& > :first-of-type': { mb: { lg: 0 } },
});

/** Style of a head with up to three figures. The skeleton of a home has it too. */
export const threeFigures = headStyle(260);

/** Style of a head with more than three figures, which leave the heading less room. */
export const fourFigures = headStyle(200);
