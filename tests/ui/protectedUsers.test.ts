import { expect, test } from 'vitest';
import { protectedUsers } from '#resources/users/useUserCommands.ts';
import type { UserRecord } from '#resources/users/userRecord.ts';

const aUser = (id: string, role: UserRecord['role']): UserRecord => ({
  id,
  _id: id,
  name: id,
  displayName: id,
  email: `${id}@example.test`,
  role,
  coin: 0,
  imgurl: '',
});
const me = 'me@example.test';
const [own, ada, bo, worker] = [
  aUser('me', 'admin'),
  aUser('ada', 'admin'),
  aUser('bo', 'admin'),
  aUser('w', 'worker'),
];

test.each([
  ['workers and other admins go', [worker, ada, bo], 3, []],
  ['the own account stays', [own, worker], 3, [['me', 'own']]],
  ['the own account stays, whatever its role is now', [{ ...own, role: 'worker' as const }], 3, [['me', 'own']]],
  [
    'the own account stays, however its address is written',
    [{ ...own, email: 'Me@Example.TEST' }, worker],
    3,
    [['me', 'own']],
  ],
  ['the last admin stays', [ada, worker], 1, [['ada', 'lastAdmin']]],
  ['of all admins the last one named stays', [ada, bo, worker], 2, [['bo', 'lastAdmin']]],
  ['where their number is not known, the server decides', [ada, bo], Infinity, []],
  ['nobody is chosen', [], 1, []],
])('%s', (_, users, admins, skipped) => {
  expect([...protectedUsers(users, { me, admins })]).toEqual(skipped);
});

test('of two who have to remain, none goes', () => {
  expect([...protectedUsers([ada, bo, worker], { me, admins: 3, least: 2 })]).toEqual([['bo', 'lastAdmin']]);
});
