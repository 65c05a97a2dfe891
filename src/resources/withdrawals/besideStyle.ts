/** The columns of charts, and of the tables below them. */
export const besideStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
