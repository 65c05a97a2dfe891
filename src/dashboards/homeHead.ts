/**
 * Style of a home's head: its first child, the heading, beside the figures where the window is wide enough. The heading
 * stands where it does on other screens, at the top. `width` is its width in px, in a window less than 1366 px wide.
 */
const headStyle = (width: number) => ({
  display: { lg: 'grid' },
  gridTemplateColumns: `${String(width)}px minmax(0, 1fr)`,
  '@media (min-width: 1366px)': { gridTemplateColumns: '264px minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'start',
  mb: 1.5,
  '& > :first-of-type': { mb: { lg: 0 } },
});

/** Style of a home's head with up to three figures. The skeleton of the screen has it too. */
export const threeFigures = headStyle(260);

/** Style of a home's head with more than three figures, which leave the heading less room. */
export const fourFigures = headStyle(200);
