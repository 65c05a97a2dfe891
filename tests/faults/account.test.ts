import { describeCells } from './describeCells.ts';

describeCells({ callers: ['anyone', 'signedIn'] });
