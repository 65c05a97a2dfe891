import Menu, { type MenuProps } from '@mui/material/Menu';
import { useEverOpen } from '../dialogs/useEverOpen.ts';

/** A menu that costs nothing before it is first opened. */
export const LateMenu = (props: MenuProps) => useEverOpen(props.open) && <Menu {...props} />;
