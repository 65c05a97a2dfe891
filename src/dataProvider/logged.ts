import { mayBeDone } from '../api/ApiError.ts';
import type { LoggedAction } from './actionLog.ts';

/** The field that says what people call a record. */
const nameField: Readonly<Record<string, string>> = {
  users: 'email',
  tasks: 'taskTitle',
  submissions: 'task_title',
  withdrawals: 'worker_email',
};

type Write = {
  resource: string;
  verb: LoggedAction['verb'];
  params: { id?: string; data?: object | undefined; previousData?: object | undefined };
};

/** Makes a change and tells the log what became of it, once: a page that goes away does not know any more. */
export const logged = async <T>(
  log: (one: LoggedAction) => void,
  { resource, verb, params: { id = '', data, previousData } }: Write,
  write: () => Promise<T>,
): Promise<T> => {
  let isNoted = false;
  const note = (result: LoggedAction['result']) => {
    if (isNoted) return;
    isNoted = true;
    removeEventListener('pagehide', leave);
    const record = { ...data, ...previousData } as Readonly<Record<string, unknown>>;
    const name = record[nameField[resource] ?? ''];
    const change = verb === 'update' ? JSON.stringify(data ?? {}) : '';
    log({
      at: new Date().toISOString(),
      resource,
      verb,
      id,
      name: typeof name === 'string' ? name : '',
      change,
      result,
    });
  };
  // A page that is kept for Back (bfcache) hears the answer when it is shown again.
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) note('unknown');
  };
  addEventListener('pagehide', leave);
  try {
    const answer = await write();
    note('done');
    return answer;
  } catch (error) {
    note(mayBeDone(error) ? 'unknown' : 'failed');
    throw error;
  }
};
