import { ListBase } from 'react-admin';
import { useUserCommands } from '#resources/users/useUserCommands.ts';
import type { UserRecord } from '#resources/users/userRecord.ts';
import { useList } from '#ui/grid/useList.ts';

/** Everybody of the demo. */
const EVERYBODY = 200;

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
      {(data as UserRecord[]).map(({ id, name, email, role }) => (
        <label key={id} title={role}>
          <input type="checkbox" checked={selectedIds.includes(id)} onChange={() => onToggleItem(id)} />
          {`${name} ${email}`}
        </label>
      ))}
    </>
  );
};

/** The users screen without its grid: what its commands do to many rows needs none of it, and 200 rows draw at once. */
export const UserList = () => (
  <ListBase resource="users" perPage={EVERYBODY} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
    <Rows />
  </ListBase>
);
