/** @import { Row } from './table.mjs' */

/** The Dashboard’s frame and the admin’s screens. @type {readonly Row[]} */
// prettier-ignore
export const admin = [
  { id: 'DASH-5', what: 'Back leads to the redirect again', tests: 'flows/console/shell.test.tsx', file: 'src/console/Dashboard.tsx',
    from: '<Navigate to={homeOf(role)} replace />',
    to: '<Navigate to={homeOf(role)} />' },
  { id: 'AH-8', what: 'a request is paid in dollars', tests: 'flows/console/adminHomePay.test.tsx', file: 'src/dataProvider/bindings.ts',
    from: 'withdrawalAmount: withdrawal_coin',
    to: 'withdrawalAmount: withdrawal_coin / 20' },
  { id: 'AU-8', what: 'a user is deleted although somebody cancelled', tests: 'flows/console/deleteUser.test.tsx', file: 'src/resources/users/useDeleteUser.ts',
    from: "if (!(await confirm({ subject, warning: t('confirm.cannotBeUndone') }))) return;",
    to: "await confirm({ subject, warning: t('confirm.cannotBeUndone') });" },
  { id: 'AT-4', what: 'pay has no dollar sign', tests: 'flows/console/manageTasks.test.tsx', file: 'src/resources/tasks/usePay.ts',
    from: "t('tasks.dollars', { amount: coins(count) })",
    to: 'coins(count)' },
];
