import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import type { ComponentType } from 'react';
import { closedByBack } from './closedByBack.tsx';

export const Dialog = closedByBack(MuiDialog as ComponentType<DialogProps>);
