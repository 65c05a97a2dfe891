import Box from '@mui/material/Box';

type CodeAndTitleProps = {
  /** An id of the server's. */
  code: string;
  title: string;
  /** The id of the title's element, for controls that say what they are about. */
  titleId?: string;
};

/** Something in a list by its id, cut short to the eye alone so that copying takes all of it, and its title below. */
export const CodeAndTitle = ({ code, title, titleId }: CodeAndTitleProps) => (
  <Box component="span" className="TwoLines" sx={twoLinesStyle}>
    <Box component="span" title={code} sx={codeStyle}>
      {code}
    </Box>
    <Box component="span" dir="auto" id={titleId} title={title} sx={titleStyle}>
      {title}
    </Box>
  </Box>
);

/** Two lines that fit the lowest row. */
const twoLinesStyle = { display: 'grid', minWidth: 0, lineHeight: '16px' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const codeStyle = { ...cut, maxWidth: '11ch', fontVariantNumeric: 'tabular-nums' } as const;
const titleStyle = { ...cut, fontSize: '.75rem', fontWeight: 400, color: 'text.secondary' } as const;
