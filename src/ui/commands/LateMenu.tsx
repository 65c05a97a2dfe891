import type { MenuProps } from '@mui/material/Menu';
import { useEverOpen } from '../dialogs/useEverOpen.ts';
import { Menu } from '../overlay/Menu.ts';

/** Menu that is not mounted before it is first opened. */
export const LateMenu = (props: MenuProps) => useEverOpen(props.open) && <Menu {...props} />;
