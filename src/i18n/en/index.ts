import { addTask } from './addTask.ts';
import { adminHome } from './adminHome.ts';
import { bulk } from './bulk.ts';
import { console } from './console.ts';
import { demo } from './demo.ts';
import { details } from './details.ts';
import { forms } from './forms.ts';
import { keyboard } from './keyboard.ts';
import { lists } from './lists.ts';
import { myTasks } from './myTasks.ts';
import { payments } from './payments.ts';
import { publicSite } from './publicSite.ts';
import { shared } from './shared.ts';
import { submissions } from './submissions.ts';
import { taskForm } from './taskForm.ts';
import { tasks } from './tasks.ts';
import { users } from './users.ts';
import { withdraw } from './withdraw.ts';
import { work } from './work.ts';

/** English, and the shape every other language satisfies. `%{name}` is a variable; `||||` separates singular and plural. */
export const en = {
  ...shared,
  ...publicSite,
  ...console,
  ...lists,
  ...details,
  ...bulk,
  ...forms,
  ...keyboard,
  ...adminHome,
  ...users,
  ...tasks,
  ...work,
  ...myTasks,
  ...addTask,
  ...taskForm,
  ...submissions,
  ...payments,
  ...withdraw,
  ...demo,
} as const;
