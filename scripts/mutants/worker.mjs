/** @import { Row } from './table.mjs' */

/** The worker’s screens, and the constants that money is counted with. @type {readonly Row[]} */
// prettier-ignore
export const worker = [
  { id: 'WH-2', what: 'everything submitted is shown as approved', tests: 'flows/console/workerHome.test.tsx', file: 'src/dataProvider/bindings.ts',
    from: 'isApprovedOnly(filter) ? api.listApprovedSubmissions({ email })',
    to: 'isApprovedOnly(filter) ? api.listWorkerSubmissions({ email })' },
  { id: 'WS-3', what: 'ten submissions to a page', tests: 'flows/console/workerSubmission.test.tsx', file: 'src/resources/submissions/SubmissionList.tsx',
    from: 'sizes: [1, 10, 25, 50]',
    to: 'sizes: [10, 25, 50]' },
  { id: 'WT-4', what: 'View Details leads to another task', tests: 'flows/console/availableTasks.test.tsx', file: 'src/addresses.ts',
    from: '/Dashboard/taskDetails/${encodeURIComponent(wellFormed(id))}',
    to: '/Dashboard/taskDetails/${encodeURIComponent(wellFormed(id)).slice(1)}' },
  { id: 'WD-8', what: 'any answer counts as handed in', tests: 'flows/console/submitWork.test.tsx', file: 'src/contract/endpoints.ts',
    from: ".takes('newSubmission').only(200)",
    to: ".takes('newSubmission')" },
  { id: 'WW-5', what: '100 coins may be withdrawn', tests: 'flows/console/withdrawals.test.tsx', file: 'src/domain/coins.ts',
    from: 'MINIMUM_WITHDRAWAL = 200',
    to: 'MINIMUM_WITHDRAWAL = 100' },
  { id: 'CONST-1', what: 'ten coins are a dollar', tests: 'domain/coins.test.ts', file: 'src/domain/coins.ts',
    from: 'COINS_PER_DOLLAR = 20',
    to: 'COINS_PER_DOLLAR = 10' },
];
