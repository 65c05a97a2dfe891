import { describeCells } from './describeCells.ts';

describeCells({ callers: ['worker'] });
