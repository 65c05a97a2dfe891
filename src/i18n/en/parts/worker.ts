import { submissions } from '../submissions.ts';
import { withdraw } from '../withdraw.ts';
import { work } from '../work.ts';

/** What only workers read. */
export const worker = { ...work, ...submissions, ...withdraw } as const;
