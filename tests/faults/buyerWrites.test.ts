import { describeCells } from './describeCells.ts';

describeCells({ callers: ['buyer'], methods: ['POST', 'PATCH', 'DELETE'] });
