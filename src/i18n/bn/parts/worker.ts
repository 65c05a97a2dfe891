import { submissions } from '../submissions.ts';
import { withdraw } from '../withdraw.ts';
import { work } from '../work.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...work, ...submissions, ...withdraw } as const;
/** Texts for workers alone. */
export const worker: Translated<'worker', typeof texts> = texts;
