import Box from '@mui/material/Box';

type OneLineProps = {
  /** For controls that say what they are about. */
  id?: string;
  children: string;
};

/** What somebody wrote, as far as a cell has room, from the side where its own writing begins; all of it when it is pointed at. */
export const OneLine = ({ id, children }: OneLineProps) => (
  <Box component="span" dir="auto" id={id} title={children} sx={style}>
    {children}
  </Box>
);

const style = { display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
