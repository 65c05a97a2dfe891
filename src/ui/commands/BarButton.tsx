import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentType, Ref } from 'react';

type BarButtonProps = Omit<ButtonProps, 'children' | 'prefix' | 'startIcon' | 'endIcon' | 'ref'> & {
  Icon: ComponentType;
  label: string;
  /** Shows the icon alone in a narrow window; the accessible name stays. */
  brief?: boolean;
  /** Part of the accessible name before the label, such as 'View:'. */
  prefix?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** Button of the command bar, with a chevron if it opens a menu. */
export const BarButton = ({ Icon, label, brief = false, prefix, ...rest }: BarButtonProps) => (
  <Button
    variant="text"
    aria-label={prefix ? `${prefix} ${label}` : brief ? label : undefined}
    title={brief ? label : undefined}
    startIcon={<Icon />}
    endIcon={rest['aria-haspopup'] && <ChevronDownRegular />}
    {...rest}
    sx={brief ? briefStyle : style}
  >
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {label}
    </Box>
  </Button>
);

const style = {
  maxWidth: 240,
  '& .MuiButton-icon': { flex: 'none' },
  '& .MuiButton-endIcon': { ml: 0.5, mr: 0 },
  '&& .MuiButton-endIcon > *': { fontSize: 16 },
} as const;

const briefStyle = {
  ...style,
  '@media (max-width: 1199.95px)': {
    px: '6px',
    '& > span:not(.MuiButton-startIcon)': { display: 'none' },
    '& .MuiButton-startIcon': { mr: 0 },
  },
} as const;
