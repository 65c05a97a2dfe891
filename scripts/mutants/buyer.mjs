/** @import { Row } from './table.mjs' */

/** The buyer’s screens, and every way their coins may go wrong. @type {readonly Row[]} */
// prettier-ignore
export const buyer = [
  { id: 'BH-10', what: 'an approval carries another number than the pay', tests: 'flows/console/reviews.test.tsx', file: 'src/dataProvider/bindings.ts',
    from: 'payableAmount: previousData.payable_amount',
    to: 'payableAmount: previousData.required_worker' },
  { id: 'BA-12', what: 'all the coins there are may not be spent', tests: 'flows/console/addTask.test.tsx', file: 'src/resources/tasks/AddTaskForm.tsx',
    from: 'task.requiredWorkers * task.payableAmount > balance',
    to: 'task.requiredWorkers * task.payableAmount >= balance' },
  { id: 'BA-6', what: 'a day that is over is taken', tests: 'domain/taskRules.test.ts', file: 'src/domain/taskRules.ts',
    from: "day.trim() < earliest ? 'taskForm.datePast' : null",
    to: 'null' },
  { id: 'BA-4', what: 'a fraction is rounded', tests: 'domain/taskRules.test.ts', file: 'src/domain/wholeNumber.ts',
    from: 'return /^\\d+$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;',
    to: 'return Math.floor(Number(typed)) > 0 ? Math.floor(Number(typed)) : null;' },
  { id: 'BT-9', what: 'a deletion mixes workers and pay up', tests: 'flows/console/buyerTasks.test.tsx', file: 'src/dataProvider/bindings.ts',
    from: 'api.deleteBuyerTask({ id, email, requiredWorkers, payableAmount })',
    to: 'api.deleteBuyerTask({ id, email, requiredWorkers: payableAmount, payableAmount: requiredWorkers })' },
  { id: 'BP-4', what: 'a package costs more', tests: 'flows/console/purchaseCoin.test.tsx', file: 'src/domain/coins.ts',
    from: '{ coins: 500, price: 20 }',
    to: '{ coins: 500, price: 25 }' },
  { id: 'BP-10', what: 'the journal knows nothing of a charge under way', tests: 'purchases/purchases.test.ts', file: 'src/dataProvider/purchases/createCharger.ts',
    from: 'journal.begin(found, secret);',
    to: '' },
  { id: 'PH-2', what: 'the oldest payment comes first', tests: 'flows/console/paymentHistory.test.tsx', file: 'src/resources/payments/PaymentHistory.tsx',
    from: "order: 'DESC'",
    to: "order: 'ASC'" },
];
