import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentType } from 'react';

export type RowButtonProps = Omit<ButtonProps, 'children' | 'startIcon'> & {
  Icon: ComponentType;
  label: string;
  /** Shows the icon alone; its label is the accessible name. */
  brief?: boolean | undefined;
};

/** Button of a row, which gives up its words where the row has no room for them. */
export const RowButton = ({ Icon, label, brief = false, sx = {}, ...rest }: RowButtonProps) => (
  <Button
    {...rest}
    startIcon={<Icon />}
    {...(brief && { 'aria-label': label, title: label })}
    sx={brief ? ([sx, briefStyle] as ButtonProps['sx']) : sx}
  >
    {!brief && label}
  </Button>
);

const briefStyle = { minWidth: 32, px: '6px', '&& .MuiButton-startIcon': { m: 0 } } as const;
