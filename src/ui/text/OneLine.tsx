import Box from '@mui/material/Box';

type OneLineProps = {
  /** Id for controls that it describes. */
  id?: string;
  children: string;
};

/**
 * Text of a user on one line of a cell, cut to its width, in its own writing direction, with the whole text as tooltip.
 */
export const OneLine = ({ id, children }: OneLineProps) => (
  <Box component="span" dir="auto" id={id} title={children} sx={style}>
    {children}
  </Box>
);

const style = { display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
