import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';

type PillProps = Omit<ButtonProps, 'children'> & {
  label: string;
  /** Chosen values in words. */
  value: string;
  /** True when the filter is set. */
  on: boolean;
};

/**
 * Round button such as 'Role: Admin, Buyer ⌄', tinted when its filter is set. Its default icon says that it opens a
 * menu.
 */
export const Pill = ({ label, value, on, ...rest }: PillProps) => (
  <Button endIcon={<ChevronDownRegular />} {...rest} sx={on ? onStyle : style}>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {label}: <b>{value}</b>
    </Box>
  </Button>
);

const style = {
  flex: 'none',
  minWidth: 0,
  maxWidth: 'min(420px, 100%)',
  height: 32,
  borderRadius: '9999px',
  fontWeight: 400,
  '& b': { fontWeight: 600 },
  '& .MuiButton-endIcon': { ml: 0.5, mr: 0 },
  '&& .MuiButton-endIcon > *': { fontSize: 16 },
  '&&.Mui-focusVisible': { borderRadius: '9999px' },
} as const;

const onStyle = {
  ...style,
  '&, &:hover, &:active': {
    bgcolor: 'fluent.brandTint',
    borderColor: 'fluent.brandText',
    color: 'fluent.brandText',
  },
  '&:hover': { bgcolor: 'fluent.brandTintHover', color: 'fluent.brandTextHover' },
} as const;
