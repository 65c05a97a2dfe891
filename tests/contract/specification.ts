/**
 * Call as section 7 of the specification has it. The table is copied by hand and imports nothing from the product, so
 * that a wrong letter in the contract is noticed. Calls of extras have no row.
 */
type Specified<N extends string> = {
  call: N;
  method: string;
  /** URL with the values of `with` filled in. */
  url: string;
  with?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

const id = '64ab0c';
const email = 'ada.l+1@example.com';
const at = 'ada.l%2B1@example.com';

const task = {
  user: email,
  name: 'Ada',
  taskImageUrl: 'https://img.example.com/1.png',
  taskTitle: 'Label ten photos',
  taskDetail: 'Say what is on each of them.',
  requiredWorkers: 3,
  payableAmount: 5,
  completionDate: '2027-01-31',
  submissionInfo: 'A link to the list',
};
const submission = {
  task_id: id,
  task_title: 'Label ten photos',
  payable_amount: 5,
  required_worker: 3,
  worker_email: email,
  worker_name: 'Ada',
  buyer_name: 'Bo',
  buyer_email: 'bo@example.com',
  submission_details: 'Done, see the link.',
  current_date: '2026-12-24',
  status: 'pending',
};
const withdrawal = {
  worker_email: email,
  worker_name: 'Ada',
  withdrawal_coin: 200,
  withdrawal_amount: 10,
  payment_system: 'Bkash',
  account_number: '0123',
  withdraw_date: '2026-12-24T10:00:00.000Z',
  status: 'pending',
};
const user = { name: 'Ada', email, imgurl: '', role: 'worker', coin: 10 };
const edit = { taskTitle: 'New', taskDetail: 'Newer', completionDate: '2027-02-01' };
const owner = { email, requiredWorkers: 3, payableAmount: 5 };
const payment = { paymentIntentId: 'pi_1', coins: 150, cost: 10, email };

/** Row of a call that sends all its arguments in the body. */
const sent = <N extends string>(call: N, method: string, url: string, body: Record<string, unknown>): Specified<N> => ({
  call,
  method,
  url,
  with: body,
  body,
});

const calls = [
  sent('createToken', 'POST', '/jwt', { email }),
  { call: 'getUser', method: 'GET', url: `/oneUser${at}`, with: { email } },
  sent('createUser', 'POST', '/user', user),
  { call: 'listBestWorkers', method: 'GET', url: '/bestWorker' },
  { call: 'listUsers', method: 'GET', url: '/allUser' },
  { call: 'deleteUser', method: 'DELETE', url: '/allUser/64ab0c', with: { id } },
  {
    call: 'setUserRole',
    method: 'PATCH',
    url: '/updateStatus/64ab0c',
    with: { id, role: 'buyer' },
    body: { role: 'buyer' },
  },
  { call: 'listAllTasks', method: 'GET', url: '/allTaskForAdmin' },
  { call: 'deleteAnyTask', method: 'DELETE', url: '/DeleteTaskbyadmin/64ab0c', with: { id } },
  { call: 'getAdminInfo', method: 'GET', url: '/allinformation' },
  { call: 'listPendingWithdrawals', method: 'GET', url: '/withdrawRequests?status=pending' },
  {
    call: 'payWithdrawal',
    method: 'PATCH',
    url: '/withdrawRequests64ab0c',
    with: { id, withdrawalAmount: 200, workerEmail: email },
    body: { withdrawalAmount: 200, workerEmail: email },
  },
  { call: 'getBuyerStats', method: 'GET', url: `/buyerStats?email=${at}`, with: { email } },
  {
    call: 'listSubmissionsToReview',
    method: 'GET',
    url: `/alltaskForbuyer?email=${at}`,
    with: { email },
  },
  sent('approveSubmission', 'PATCH', '/approveSubmission', {
    submissionId: id,
    workerEmail: email,
    payableAmount: 5,
  }),
  sent('rejectSubmission', 'PATCH', '/rejectSubmission', { submissionId: id, taskId: 't1' }),
  sent('createTask', 'POST', '/Addtask', task),
  { call: 'listBuyerTasks', method: 'GET', url: `/buyerAlltask?email=${at}`, with: { email } },
  {
    call: 'updateTask',
    method: 'PATCH',
    url: '/updateTask64ab0c',
    with: { id, ...edit },
    body: edit,
  },
  {
    call: 'deleteBuyerTask',
    method: 'DELETE',
    url: '/deleteBuyerTask64ab0c',
    with: { id, ...owner },
    body: owner,
  },
  sent('createPaymentIntent', 'POST', '/create-payment-intent', { amount: 1000, coins: 150 }),
  sent('savePayment', 'POST', '/save-payment-info', payment),
  { call: 'listPayments', method: 'GET', url: `/paymenthistory${at}`, with: { email } },
  { call: 'listOpenTasks', method: 'GET', url: '/Alltask' },
  { call: 'getTask', method: 'GET', url: '/oneTaskDetails64ab0c', with: { id } },
  sent('createSubmission', 'POST', '/submissions', submission),
  { call: 'listWorkerSubmissions', method: 'GET', url: `/submission?email=${at}`, with: { email } },
  { call: 'getWorkerStats', method: 'GET', url: `/workerStats?email=${at}`, with: { email } },
  {
    call: 'listApprovedSubmissions',
    method: 'GET',
    url: `/approvedSubmission?email=${at}`,
    with: { email },
  },
  sent('createWithdrawal', 'POST', '/withdrawRequest', withdrawal),
] as const satisfies readonly Specified<string>[];

export type SpecifiedName = (typeof calls)[number]['call'];
export const specifiedCalls: readonly Specified<SpecifiedName>[] = calls;
export const isSpecified = (name: string): boolean => calls.some(({ call }) => call === name);
