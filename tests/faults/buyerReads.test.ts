import { describeCells } from './describeCells.ts';

describeCells({ callers: ['buyer'], methods: ['GET'] });
