import Box from '@mui/material/Box';

type TruncatedProps = {
  /** HTML id, for controls that refer to this text as their description (`aria-describedby`). */
  id?: string;
  /** True to use a second line where the window and the row's height have room for it. */
  wraps?: boolean;
  children: string;
};

/**
 * Text that a user has written, truncated to one line of a cell, with `wraps` to two lines but in the lowest rows. The
 * whole text is its tooltip; its writing direction follows its letters.
 */
export const Truncated = ({ id, wraps = false, children }: TruncatedProps) => (
  <Box component="span" dir="auto" id={id} title={children} sx={wraps ? twoStyle : style}>
    {children}
  </Box>
);

const style = { display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const twoStyle = {
  ...style,
  '[data-density]:not([data-density="compact"]) &': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: '16px',
  },
} as const;
