import type { MenuProps } from '@mui/material/Menu';
import { useEverOpen } from '../dialogs/useEverOpen.ts';
import { Menu } from '../overlay/Menu.ts';

/** A menu that costs nothing before it is first opened. */
export const LateMenu = (props: MenuProps) => useEverOpen(props.open) && <Menu {...props} />;
