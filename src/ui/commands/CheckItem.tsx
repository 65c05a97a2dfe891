import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { fluent } from '../theme/tokens.ts';

type CheckItemProps = Omit<MenuItemProps, 'role' | 'aria-checked'> & {
  checked: boolean;
  radio?: boolean;
};

/** Menu item with a checkbox; with `radio`, it has a check mark, because only one item of the menu can be checked. */
export const CheckItem = ({ checked, radio = false, children, ...rest }: CheckItemProps) => (
  <MenuItem {...rest} role={radio ? 'menuitemradio' : 'menuitemcheckbox'} aria-checked={checked}>
    <ListItemIcon sx={{ fontSize: 16, ...(radio ? { visibility: checked ? 'visible' : 'hidden' } : boxStyle) }}>
      {(radio || checked) && <CheckmarkRegular />}
    </ListItemIcon>
    {children}
  </MenuItem>
);

/**
 * Style of a checkbox, which is drawn unchecked too, to show that several items may be checked. `&&` gives the width
 * precedence over MUI's.
 */
const boxStyle = {
  '&&': {
    boxSizing: 'border-box',
    display: 'grid',
    placeContent: 'center',
    minWidth: 16,
    height: 16,
    mr: 0.5,
    fontSize: 12,
    borderRadius: '2px',
    border: `1px solid ${fluent('strokeAccessible')}`,
    '[aria-checked="true"] > &': {
      color: fluent('textInverted'),
      bgcolor: 'fluent.brandText',
      borderColor: 'fluent.brandText',
    },
  },
} as const;
