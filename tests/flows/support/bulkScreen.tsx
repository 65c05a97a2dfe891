import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { useUserCommands } from '#resources/users/useUserCommands.ts';
import type { UserRecord } from '#resources/users/userRecord.ts';
import { useList } from '#ui/grid/useList.ts';
import { question, questionGone } from './manageUsers.ts';

/** What is looked for in the address: the query `q` of the list. */
const PER_PAGE = 200;

const Rows = () => {
  const { data = [], selectedIds, onSelect, onToggleItem } = useList();
  const commands = useUserCommands();
  const rows = (data as UserRecord[]).filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      <button type="button" onClick={() => onSelect(data.map(({ id }) => id))}>
        Select all
      </button>
      {commands.flatMap((command) =>
        'run' in command ? (
          <button type="button" key={command.key} onClick={() => command.run(rows)}>
            {command.label}
          </button>
        ) : (
          command.menu.map(({ key, label, run }) => (
            <button type="button" key={key} onClick={() => run(rows)}>
              {`${command.label}: ${label}`}
            </button>
          ))
        ),
      )}
      {(data as UserRecord[]).map(({ id, name, email }) => (
        <label key={id}>
          <input type="checkbox" checked={selectedIds.includes(id)} onChange={() => onToggleItem(id)} />
          {`${name} ${email}`}
        </label>
      ))}
    </>
  );
};

/** The users screen without its grid: what its commands do to many rows needs none of it, and 200 rows draw at once. */
export const UserList = () => (
  <ListBase resource="users" perPage={PER_PAGE} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
    <Rows />
  </ListBase>
);

/** Runs a command on everything listed, and answers its question. */
export const commandAll = async (user: UserEvent, command: string, verb: string) => {
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: command }));
  await user.click(within(await question()).getByRole('button', { name: verb }));
  await questionGone();
};

export const region = () => screen.findByRole('region', { name: 'Work on many rows' });

/** The rows of the outcome: name, result, reason. */
export const outcomeRows = (): string[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
