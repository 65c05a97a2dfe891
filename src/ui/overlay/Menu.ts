import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import type { ComponentType } from 'react';
import { closedByBack } from './closedByBack.tsx';

export const Menu = closedByBack(MuiMenu as ComponentType<MenuProps>);
