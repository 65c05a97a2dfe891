import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';

type CheckItemProps = Omit<MenuItemProps, 'role' | 'aria-checked'> & {
  checked: boolean;
  /** One of several; any number of them otherwise. */
  radio?: boolean;
};

/** A menu's item that is on or off, with Fluent's check mark. */
export const CheckItem = ({ checked, radio = false, children, ...rest }: CheckItemProps) => (
  <MenuItem {...rest} role={radio ? 'menuitemradio' : 'menuitemcheckbox'} aria-checked={checked}>
    <ListItemIcon sx={{ fontSize: 16, visibility: checked ? 'visible' : 'hidden' }}>
      <CheckmarkRegular />
    </ListItemIcon>
    {children}
  </MenuItem>
);
