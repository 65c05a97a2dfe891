import { ListBase } from 'react-admin';
import { useUserCommands } from '#resources/users/useUserCommands.ts';
import type { UserRecord } from '#resources/users/userRecord.ts';
import { useList } from '#ui/grid/useList.ts';

/** Number of the demo's users. */
const EVERYBODY = 200;

const Rows = () => {
  const { data = [], selectedIds, onSelect } = useList();
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
      <p>{`${String(data.length)} rows, ${String(selectedIds.length)} selected`}</p>
      <textarea
        aria-label="Users"
        readOnly
        value={(data as UserRecord[]).map(({ name, email, role }) => [name, email, role].join()).join('\n')}
      />
    </>
  );
};

/**
 * Users screen with plain buttons in place of the grid, which tests of bulk work do not need. Finding elements by role
 * among 200 rows is slow.
 */
export const UserList = () => (
  <ListBase resource="users" perPage={EVERYBODY} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
    <Rows />
  </ListBase>
);
