import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import type { ComponentType } from 'react';
import { closedByBack } from './closedByBack.tsx';

export const Popover = closedByBack(MuiPopover as ComponentType<PopoverProps>);
