import { actions } from '../actions.ts';
import { addTask } from '../addTask.ts';
import { adminHome } from '../adminHome.ts';
import { bulk } from '../bulk.ts';
import { console as frame } from '../console.ts';
import { details } from '../details.ts';
import { forms } from '../forms.ts';
import { keyboard } from '../keyboard.ts';
import { lists } from '../lists.ts';
import { manyRows } from '../manyRows.ts';
import { myTasks } from '../myTasks.ts';
import { payments } from '../payments.ts';
import { payouts } from '../payouts.ts';
import { refusals } from '../refusals.ts';
import { sheets } from '../sheets.ts';
import { submissions } from '../submissions.ts';
import { taskForm } from '../taskForm.ts';
import { tasks } from '../tasks.ts';
import { tasksFile } from '../tasksFile.ts';
import { users } from '../users.ts';
import { withdraw } from '../withdraw.ts';
import { work } from '../work.ts';
import type { Translated } from '../../messages.ts';

const texts = {
  ...frame,
  ...lists,
  ...details,
  ...bulk,
  ...manyRows,
  ...actions,
  ...forms,
  ...keyboard,
  ...refusals,
  ...tasks,
  ...adminHome,
  ...users,
  ...payouts,
  ...myTasks,
  ...addTask,
  ...taskForm,
  ...submissions,
  ...payments,
  ...sheets,
  ...tasksFile,
  ...work,
  ...withdraw,
} as const;
/** Texts of the pages behind /Dashboard. */
export const console: Translated<'console', typeof texts> = texts;
