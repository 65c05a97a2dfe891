import { describeCells } from './describeCells.ts';

describeCells((method) => method === 'GET');
