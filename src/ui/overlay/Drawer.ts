import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import type { ComponentType } from 'react';
import { closedByBack } from './closedByBack.tsx';

export const Drawer = closedByBack(MuiDrawer as ComponentType<DrawerProps>);
