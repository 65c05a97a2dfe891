import { describeCells } from './describeCells.ts';

describeCells({ callers: ['admin'] });
