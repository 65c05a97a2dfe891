import { submissions } from '../submissions.ts';
import { withdraw } from '../withdraw.ts';
import { work } from '../work.ts';

/** Texts for workers alone. */
export const worker = { ...work, ...submissions, ...withdraw } as const;
