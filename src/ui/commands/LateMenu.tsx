import Menu, { type MenuProps } from '@mui/material/Menu';
import { useState } from 'react';

/** A menu that costs nothing before it is first opened: above a list stand several that most visits never open. */
export const LateMenu = (props: MenuProps) => {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  return opened && <Menu {...props} />;
};
