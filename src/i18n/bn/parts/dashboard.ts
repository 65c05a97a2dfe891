import { bulk } from '../bulk.ts';
import { console } from '../console.ts';
import { details } from '../details.ts';
import { forms } from '../forms.ts';
import { keyboard } from '../keyboard.ts';
import { lists } from '../lists.ts';
import { paymentSystems } from '../paymentSystems.ts';
import { refusals } from '../refusals.ts';
import { tasks } from '../tasks.ts';
import type { Translated } from '../../messages.ts';

const texts = {
  ...console,
  ...lists,
  ...details,
  ...bulk,
  ...forms,
  ...keyboard,
  ...paymentSystems,
  ...refusals,
  ...tasks,
} as const;
/** Texts for everyone on the Dashboard. */
export const dashboard: Translated<'dashboard', typeof texts> = texts;
