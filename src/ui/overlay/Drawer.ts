import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import type { ComponentType } from 'react';
import { closedByBack } from './closedByBack.tsx';

export const Drawer = closedByBack(MuiDrawer as ComponentType<DrawerProps>);

/** Style of a drawer's paper below the Dashboard's top bar, which in wide windows stays in sight. */
export const belowBar = { top: { md: 48 }, height: { md: 'calc(100% - 48px)' } } as const;
