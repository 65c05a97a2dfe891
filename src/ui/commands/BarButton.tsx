import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentType, Ref } from 'react';

type BarButtonProps = Omit<ButtonProps, 'children' | 'prefix' | 'startIcon' | 'endIcon' | 'ref'> & {
  Icon: ComponentType;
  label: string;
  /**
   * True to show the icon alone; the label is then the accessible name and the tooltip. 'unlessRoom' shows the label as
   * well where the command bar is wide enough for it.
   */
  brief?: boolean | 'unlessRoom' | undefined;
  /** Part of the accessible name before the label, such as 'View:'. */
  prefix?: string;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * Button with icon and label, for the command bar or a row; with `aria-haspopup` it has a chevron too. `brief` shows
 * only the icon; `prefix` precedes the label in the accessible name.
 */
export const BarButton = ({ Icon, label, brief = false, prefix, title, sx = null, ...rest }: BarButtonProps) => (
  <Button
    variant="text"
    aria-label={prefix ? `${prefix} ${label}` : brief ? label : undefined}
    startIcon={<Icon />}
    endIcon={rest['aria-haspopup'] && <ChevronDownRegular />}
    {...rest}
    title={brief ? label : title}
    sx={[sx, brief === 'unlessRoom' ? roomyStyle : brief ? briefStyle : style] as ButtonProps['sx']}
  >
    {brief !== true && <span>{label}</span>}
  </Button>
);

const style = {
  maxWidth: 240,
  '& > span:not([class])': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiButton-icon': { flex: 'none' },
  '& .MuiButton-endIcon': { ml: 0.5, mr: 0 },
  '&& .MuiButton-endIcon > *': { fontSize: 16 },
} as const;

const briefStyle = { ...style, minWidth: 0, px: '6px', '&& .MuiButton-startIcon': { m: 0 } } as const;

const shownStyle = { '&& .MuiButton-startIcon': { mr: '6px' }, '&& > span:not([class])': { display: 'inline' } };
/**
 * Style of a button whose label needs room: command bars are containers, and have to be wider for commands in words.
 */
const roomyStyle = {
  ...briefStyle,
  '& > span:not([class])': { ...style['& > span:not([class])'], display: 'none' },
  '@container bar (min-width: 440px)': shownStyle,
  '@container busy-bar (min-width: 590px)': shownStyle,
  '@container full-bar (min-width: 820px)': shownStyle,
} as const;
