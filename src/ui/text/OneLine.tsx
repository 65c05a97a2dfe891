import Box from '@mui/material/Box';

type OneLineProps = {
  /** HTML id, for controls that refer to this text as their description (`aria-describedby`). */
  id?: string;
  children: string;
};

/**
 * Text that a user has written, on one line of a cell and cut to the cell's width. The whole text is its tooltip; its
 * writing direction follows its letters.
 */
export const OneLine = ({ id, children }: OneLineProps) => (
  <Box component="span" dir="auto" id={id} title={children} sx={style}>
    {children}
  </Box>
);

const style = { display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
