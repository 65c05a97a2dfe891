import type { Extra } from '../contract/extras.ts';
import type { Api, OwnTables } from '../contract/endpoints.ts';
import type { PaymentSystem } from '../domain/coins.ts';
import { specified, worthOf, type Prices } from '../domain/coins.ts';
import { emailKey } from '../domain/email.ts';
import type { entities, Listed, Role, Row, Task } from '../domain/entities.ts';
import type { ListFilter } from '../domain/matchRows.ts';
import { submissionStatus } from '../domain/rules.ts';

/**
 * Types of each resource: its record, and the draft that a form supplies to create one (`never`: none can be created).
 * The signed-in user's data is added to the draft.
 */
export type Records = {
  users: { record: Listed<typeof entities.user>; draft: never };
  tasks: { record: Listed<typeof entities.task>; draft: Omit<Task, '_id' | 'user' | 'name'> };
  submissions: {
    record: Listed<typeof entities.submission>;
    draft: { task: Task; submission_details: string; current_date: string };
  };
  withdrawals: { record: Listed<typeof entities.withdrawal>; draft: WithdrawalDraft };
  payments: { record: Listed<typeof entities.payment>; draft: never };
  /** Withdrawals with their states. An admin gets those of all workers that are not pending, a worker all their own. */
  payouts: { record: Listed<typeof entities.payout>; draft: never };
  /**
   * Batches of payouts, by their number: withdrawals that go to the bank in one file. To create one, the ids of its
   * withdrawals are given; an update sends the rows of the bank's answer.
   */
  batches: { record: { id: string; rows: BankRow[] }; draft: { ids: string[] } };
  /**
   * Payments of all buyers, for admins. An update asks for a refund; `refund` is then its amount in the currency's
   * minor units (cents).
   */
  purchases: { record: Listed<typeof entities.purchase> & { refund?: number }; draft: never };
  /**
   * Accounts that owe coins, by the account's id. An update asks to write a debt off, or confirms that when another
   * admin has asked.
   */
  debts: { record: Listed<typeof entities.debt>; draft: never };
  /**
   * Accounts that one admin has proposed as admins, by the account's id. Another admin's update confirms it; a delete
   * takes it back.
   */
  promotions: { record: Listed<typeof entities.promotion>; draft: { id: string } };
  /**
   * Count of the pending and approved submissions that were made for a task's present text, with their workers' names.
   * Its id is the task's (C-73).
   */
  handIns: { record: Listed<typeof entities.handIns>; draft: never };
  /** Text of a submission's task as it was when the work was handed in, by the submission's id (C-73). */
  keptTexts: { record: Listed<typeof entities.keptText>; draft: never };
  /** Totals of coins owed and money taken; a single record. */
  books: { record: Listed<typeof entities.books>; draft: never };
  /**
   * Signals (reasons to look at a user before money leaves), by the user's id. An update takes a withdrawal's id and
   * releases its hold.
   */
  signals: { record: { id: string; rows: Row<typeof entities.signal>[] }; draft: never };
  /** Pauses of sales and of payouts that an admin has set: a single record, whose fields are 1 for paused or 0. */
  pauses: { record: Listed<typeof entities.pauses>; draft: never };
  /** Suspended accounts, by the account's id. A create suspends, a delete lifts the suspension. */
  suspensions: { record: Listed<typeof entities.suspension>; draft: { id: string; reason: string } };
  /**
   * Entries of the server's action log: one for each row that an admin changed, or that somebody deleted. An update
   * restores what an entry's action has deleted.
   */
  actions: { record: Listed<typeof entities.action>; draft: never };
  /** All rows about the signed-in person, by table; a single record. */
  ownData: { record: { id: string; tables: OwnTables }; draft: never };
  /** Receipts and statements of the signed-in person; a single record with a list in `rows`. */
  documents: { record: { id: string; rows: Row<typeof entities.document>[] }; draft: never };
  /** PDF file of a document, in base64. The id holds the document's id and a language, with a space between. */
  documentFiles: { record: { id: string; pdf: string }; draft: never };
  /**
   * Erasure of the signed-in person's account: a single record with their coins and with counts of what must be settled
   * first. A delete erases the account.
   */
  erasure: { record: Listed<typeof entities.erasure>; draft: never };
};
/** Row of a bank's answer about a batch: `reference` is filled for a paid request, `reason` for a failed one. */
export type BankRow = { id: string; result: 'paid' | 'failed'; reference: string; reason: string };
type UserRecord = Records['users']['record'];
type WithdrawalDraft = {
  withdrawal_coin: number;
  payment_system: PaymentSystem;
  account_number: string;
  withdraw_date: string;
};
export type ResourceName = keyof Records;

/**
 * Caller of a binding: the signed-in user, whose e-mail and name are sent with a new record as those of its owner.
 * `extras` are those that the server has announced (C-67), `prices` those that it has sent; without `prices`, the
 * specification's apply.
 */
export type Me = { email: string; name: string; role: Role; extras?: readonly Extra[]; prices?: Prices };

type Cell<R extends Role, Params, Result> = ((api: Api<R>, params: Params, me: Me) => Promise<Result>) & Marked;
/**
 * Mark of a cell that may be used only if the server announces the given extra. A cell without an extra may always be
 * used.
 */
type Marked = { readonly extra?: Extra };
type Cells<Params, Result> = { [R in Role]?: Cell<R, Params, Result> };
type Change<T> = { id: string; data: Partial<T>; previousData: T };
type Bindings<T, D> = {
  getList?: Cells<{ filter?: ListFilter | undefined }, T[]>;
  getOne?: Cells<{ id: string }, T | null>;
  create?: Cells<{ data: D }, unknown>;
  update?: Cells<Change<T>, unknown>;
  delete?: Cells<{ id: string; previousData: T }, unknown>;
};
export type Verb = keyof Bindings<never, never>;

/**
 * Marks a cell as a call beyond the specification, which may be used only if the server announces the extra `name`
 * (C-67).
 */
const extra = <C extends object>(name: Extra, cell: C): C & Marked => Object.assign(cell, { extra: name });

/**
 * Cell for a resource with a single record, which the call `read` returns. The record gets the id that react-admin
 * asked for.
 */
const theOnly =
  <R extends object, A = Api<'admin'>>(read: (api: A) => Promise<R | null>) =>
  async (api: A, { id }: { id: string }) => {
    const found = await read(api);
    return found && { ...found, id };
  };

const keptText = extra('keptTexts', async (api: Pick<Api, 'getSubmissionText'>, { id }: { id: string }) => {
  const text = await api.getSubmissionText({ id });
  // Every task has a detail, so a response without one is not a task's text.
  return text?.taskDetail ? { ...text, id } : null;
});

const ownData = extra('ownData', async (api: Pick<Api, 'getOwnData'>, { id }: { id: string }) => ({
  ...(await api.getOwnData()),
  id,
}));

const listDocuments = extra('documents', async (api: Pick<Api, 'listDocuments'>, { id }: { id: string }) => ({
  ...(await api.listDocuments()),
  id,
}));
/** Cell for a document's PDF file; the id holds the document's id and the language, with a space between. */
const getDocument = extra('documents', async (api: Pick<Api, 'getDocument'>, { id: asked }: { id: string }) => {
  const [id = '', language = ''] = asked.split(' ');
  return { ...(await api.getDocument({ id, language })), id: asked };
});

const readErasure = extra(
  'erasure',
  theOnly((api: Pick<Api, 'getErasure'>) => api.getErasure()),
);
const erase = extra(
  'erasure',
  (api: Pick<Api, 'eraseAccount'>, { previousData: { coins } }: { previousData: { coins: number } }) =>
    api.eraseAccount({ coins: String(coins) }),
);

/**
 * Bindings: the server call for each action of a role on a resource. A missing cell forbids the action: it has no
 * button, and an attempt throws {@link Forbidden}. The type of a cell allows only calls that its role may make.
 */
export const bindings = {
  users: {
    getList: {
      admin: (api, { filter }) =>
        callFilterOf(filter) === 'pendingPayout' ? usersWithPendingPayout(api) : api.listUsers(),
    },
    update: { admin: (api, { id, data, previousData }) => api.setUserRole({ id, role: roleOf(data, previousData) }) },
    delete: { admin: (api, { id }) => api.deleteUser({ id }) },
  },
  tasks: {
    getList: {
      admin: (api) => api.listAllTasks(),
      buyer: (api, _, { email }) => api.listBuyerTasks({ email }),
      worker: (api, { filter }, { email }) =>
        callFilterOf(filter) === 'notDone' ? tasksNotDone(api, email) : api.listOpenTasks(),
    },
    getOne: {
      worker: async (api, { id }) => {
        const task = await api.getTask({ id });
        // The server may leave out the id that the request had.
        return task && { ...task, id, _id: task._id || id };
      },
    },
    create: { buyer: (api, { data }, { email, name }) => api.createTask({ ...data, user: email, name }) },
    update: {
      buyer: (api, { id, data, previousData }) => {
        const { taskTitle, taskDetail, completionDate } = { ...previousData, ...data };
        return api.updateTask({ id, taskTitle, taskDetail, completionDate });
      },
    },
    delete: {
      admin: (api, { id }) => api.deleteAnyTask({ id }),
      buyer: (api, { id, previousData: { requiredWorkers, payableAmount } }, { email }) =>
        api.deleteBuyerTask({ id, email, requiredWorkers, payableAmount }),
    },
  },
  submissions: {
    getList: {
      buyer: (api, _, { email }) => api.listSubmissionsToReview({ email }),
      worker: (api, { filter }, { email }) =>
        callFilterOf(filter) === 'approved'
          ? api.listApprovedSubmissions({ email })
          : api.listWorkerSubmissions({ email }),
    },
    create: {
      worker: (api, { data: { task, ...work } }, me) =>
        api.createSubmission({
          ...work,
          task_id: task._id,
          task_title: task.taskTitle,
          payable_amount: task.payableAmount,
          required_worker: task.requiredWorkers,
          worker_email: me.email,
          worker_name: me.name,
          buyer_name: task.name,
          buyer_email: task.user,
          status: 'pending',
        }),
    },
    update: {
      buyer: (api, { id, data, previousData }) =>
        data.status === 'approved'
          ? api.approveSubmission({
              submissionId: id,
              workerEmail: previousData.worker_email,
              payableAmount: previousData.payable_amount,
            })
          : api.rejectSubmission({ submissionId: id, taskId: previousData.task_id }),
    },
  },
  withdrawals: {
    getList: { admin: (api) => api.listPendingWithdrawals() },
    create: {
      worker: (api, { data }, me) =>
        api.createWithdrawal({
          ...data,
          worker_email: me.email,
          worker_name: me.name,
          withdrawal_amount: Number(worthOf(data.withdrawal_coin, me.prices ?? specified)),
          status: 'pending',
        }),
    },
    update: {
      admin: (api, { id, previousData: { withdrawal_coin, worker_email } }) =>
        api.payWithdrawal({ id, withdrawalAmount: withdrawal_coin, workerEmail: worker_email }),
    },
  },
  handIns: {
    getOne: {
      buyer: extra('keptTexts', async (api: Api<'buyer'>, { id }: { id: string }) => {
        const handIns = await api.getTaskHandIns({ id });
        return handIns && { ...handIns, id };
      }),
    },
  },
  keptTexts: { getOne: { buyer: keptText, worker: keptText } },
  purchases: {
    getList: { admin: extra('refunds', (api: Api<'admin'>) => api.listPurchases()) },
    update: {
      admin: extra('refunds', (api: Api<'admin'>, { id, data }: Change<Records['purchases']['record']>) =>
        api.refundPurchase({ id, amount: data.refund ?? 0 }),
      ),
    },
  },
  debts: {
    getList: { admin: extra('refunds', (api: Api<'admin'>) => api.listDebts()) },
    update: {
      admin: extra('refunds', (api: Api<'admin'>, { id, data, previousData }: Change<Records['debts']['record']>) =>
        previousData.asker === '' ? api.askWriteOff({ id, reason: data.reason ?? '' }) : api.confirmWriteOff({ id }),
      ),
    },
  },
  promotions: {
    getList: { admin: extra('twoAdmins', (api: Api<'admin'>) => api.listPromotions()) },
    create: {
      admin: extra('twoAdmins', (api: Api<'admin'>, { data: { id } }: { data: { id: string } }) =>
        api.askPromotion({ id }),
      ),
    },
    update: { admin: extra('twoAdmins', (api: Api<'admin'>, { id }: { id: string }) => api.confirmPromotion({ id })) },
    delete: { admin: extra('twoAdmins', (api: Api<'admin'>, { id }: { id: string }) => api.takeBackPromotion({ id })) },
  },
  books: {
    getOne: {
      admin: extra(
        'prices',
        theOnly((api) => api.getBooks()),
      ),
    },
  },
  signals: {
    getOne: {
      admin: extra('signals', async (api: Api<'admin'>, { id }: { id: string }) => ({
        ...(await api.listUserSignals({ id })),
        id,
      })),
    },
    update: { admin: extra('signals', (api: Api<'admin'>, { id }: { id: string }) => api.releaseHold({ id })) },
  },
  pauses: {
    getOne: {
      admin: extra(
        'signals',
        theOnly((api) => api.getPauses()),
      ),
    },
    update: {
      admin: extra('signals', (api: Api<'admin'>, { data, previousData }: Change<Listed<typeof entities.pauses>>) => {
        const { sales, payouts } = { ...previousData, ...data };
        return api.setPauses({ sales: sales > 0, payouts: payouts > 0 });
      }),
    },
  },
  payouts: {
    getList: {
      admin: extra('payouts', (api: Api<'admin'>) => api.listPayouts()),
      worker: extra('payouts', (api: Api<'worker'>) => api.listPayouts()),
    },
    update: {
      admin: extra('payouts', (api: Api<'admin'>, { id, data }: Change<Records['payouts']['record']>) =>
        api.decideWithdrawal({ id, act: actOf(data.status), reason: data.reason ?? '' }),
      ),
    },
  },
  batches: {
    create: {
      admin: extra('payouts', (api: Api<'admin'>, { data }: { data: Records['batches']['draft'] }) =>
        api.createBatch(data),
      ),
    },
    update: {
      admin: extra('payouts', (api: Api<'admin'>, { id, data }: Change<Records['batches']['record']>) =>
        api.readBankAnswer({ batch: Number(id), rows: data.rows ?? [] }),
      ),
    },
  },
  actions: {
    getList: { admin: extra('actionLog', (api: Api<'admin'>) => api.listActions()) },
    update: { admin: extra('actionLog', (api: Api<'admin'>, { id }: { id: string }) => api.restoreDeleted({ id })) },
  },
  suspensions: {
    getList: { admin: extra('suspensions', (api: Api<'admin'>) => api.listSuspensions()) },
    create: {
      admin: extra('suspensions', (api: Api<'admin'>, { data }: { data: Records['suspensions']['draft'] }) =>
        api.suspendUser(data),
      ),
    },
    delete: {
      admin: extra('suspensions', (api: Api<'admin'>, { id }: { id: string }) => api.liftSuspension({ id })),
    },
  },
  ownData: { getOne: { admin: ownData, buyer: ownData, worker: ownData } },
  documents: { getOne: { admin: listDocuments, buyer: listDocuments, worker: listDocuments } },
  documentFiles: { getOne: { admin: getDocument, buyer: getDocument, worker: getDocument } },
  erasure: {
    getOne: { admin: readErasure, buyer: readErasure, worker: readErasure },
    delete: { admin: erase, buyer: erase, worker: erase },
  },
  payments: {
    getList: { buyer: (api, _, { email }) => api.listPayments({ email }) },
  },
} satisfies { [R in ResourceName]: Bindings<Records[R]['record'], Records[R]['draft']> };

/**
 * Kind of server call that a filter needs, for lists that several calls can return. 'pendingPayout': users with a
 * pending withdrawal; 'notDone': tasks that this worker has not done; 'approved': approved submissions; 'all': the
 * whole list.
 */
export const callFilterOf = (filter: ListFilter = {}): 'pendingPayout' | 'notDone' | 'approved' | 'all' => {
  if (filter.pendingPayout) return 'pendingPayout';
  if (filter.notDone) return 'notDone';
  return filter.status === 'approved' ? 'approved' : 'all';
};

/**
 * True for a filter that no server can apply to a paged list. Such a filter compares two lists, or lists buyers that
 * are hidden in this browser only.
 */
export const isJoined = (filter: ListFilter = {}): boolean =>
  'pendingPayout' in filter || 'notDone' in filter || 'user_not' in filter;

/**
 * Users with a pending withdrawal. Each gets a field `pendingPayout`, so that the filter `pendingPayout` passes them
 * all.
 */
const usersWithPendingPayout = async (api: Api<'admin'>): Promise<UserRecord[]> => {
  const [users, withdrawals] = await Promise.all([api.listUsers(), api.listPendingWithdrawals()]);
  const waiting = new Set(withdrawals.map(({ worker_email }) => emailKey(worker_email)));
  return users.filter(({ email }) => waiting.has(emailKey(email))).map((user) => ({ ...user, pendingPayout: true }));
};

/**
 * Tasks for which this worker has no submission; rejected submissions do not count (C-60). Each task gets a field
 * `notDone`, so that the filter `notDone` passes them all.
 */
const tasksNotDone = async (api: Api<'worker'>, email: string): Promise<Records['tasks']['record'][]> => {
  const [tasks, submissions] = await Promise.all([api.listOpenTasks(), api.listWorkerSubmissions({ email })]);
  const counting = submissions.filter(({ status }) => submissionStatus(status) !== 'rejected');
  const done = new Set(counting.map(({ task_id }) => task_id));
  return tasks.filter(({ _id }) => !done.has(_id)).map((task) => ({ ...task, notDone: true }));
};

const roleOf = (data: Partial<UserRecord>, previousData: UserRecord): Role => {
  const role = data.role ?? previousData.role;
  if (role === '') throw new Error('A user needs a role.');
  return role;
};

/**
 * Decision by which an admin brings a withdrawal into the state `status`; 'release' for every state but 'held' and
 * 'refused'.
 */
const actOf = (status: string | undefined) =>
  status === 'held' ? 'hold' : status === 'refused' ? 'refuse' : 'release';

/** Cell without the types of its role and resource, which were checked where the table is written. */
export type AnyCell = (api: Api, params: object, me: Me) => Promise<unknown>;

/**
 * Cell of {@link bindings}: the function that calls the server for a role's method on a resource. Undefined when there
 * is none, or when its extra is not among those `announced`.
 */
export const cellOf = (
  resource: string,
  verb: Verb,
  role: Role,
  announced: readonly Extra[] = [],
): AnyCell | undefined => {
  const table: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>> = bindings;
  const cell = table[resource]?.[verb]?.[role] as (AnyCell & Marked) | undefined;
  return cell?.extra === undefined || announced.includes(cell.extra) ? cell : undefined;
};

const verbOf = { list: 'getList', show: 'getOne', create: 'create', edit: 'update', delete: 'delete' } as const;
/** Action as react-admin's access control names it: 'edit' stands for the method `update`. */
export type Action = keyof typeof verbOf;

/**
 * True when a role may do an action on a resource. Derived from {@link bindings}, so that a permission always has its
 * server call. Rights that come with an extra need it among those `announced`, by default none.
 */
export const can = (role: Role, action: Action, resource: string, announced?: readonly Extra[]): boolean =>
  cellOf(resource, verbOf[action], role, announced) !== undefined;
