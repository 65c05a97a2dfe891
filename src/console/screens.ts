import { AddSquareFilled, AddSquareRegular } from '@fluentui/react-icons/headless/svg/add-square';
import {
  ClipboardTaskListLtrFilled,
  ClipboardTaskListLtrRegular,
} from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import {
  DocumentCheckmarkFilled,
  DocumentCheckmarkRegular,
} from '@fluentui/react-icons/headless/svg/document-checkmark';
import { HistoryFilled, HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import { HomeFilled, HomeRegular } from '@fluentui/react-icons/headless/svg/home';
import { MoneyDismissFilled, MoneyDismissRegular } from '@fluentui/react-icons/headless/svg/money-dismiss';
import { MoneyHandFilled, MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import { PaymentFilled, PaymentRegular } from '@fluentui/react-icons/headless/svg/payment';
import { PeopleFilled, PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { ReceiptMoneyFilled, ReceiptMoneyRegular } from '@fluentui/react-icons/headless/svg/receipt-money';
import { SavingsFilled, SavingsRegular } from '@fluentui/react-icons/headless/svg/savings';
import { TasksAppFilled, TasksAppRegular } from '@fluentui/react-icons/headless/svg/tasks-app';
import { TaskListLtrFilled, TaskListLtrRegular } from '@fluentui/react-icons/headless/svg/task-list-ltr';
import type { ComponentType, ReactNode } from 'react';
import type { ResourceDefinitions, ResourceProps } from 'react-admin';
import { generatePath, matchRoutes } from 'react-router';
import type { Role } from '#domain/entities.ts';
import { preloadable } from '#loading/preloadable.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { actions } from '#resources/actions/resource.ts';
import { loadPurchaseCoin, payments } from '#resources/payments/resource.ts';
import { debts, purchases } from '#resources/purchases/resource.ts';
import { submissions } from '#resources/submissions/resource.ts';
import { tasks } from '#resources/tasks/resource.tsx';
import { users } from '#resources/users/resource.ts';
import { payouts, withdrawals } from '#resources/withdrawals/resource.ts';
import { DASHBOARD } from '#ui/page/consolePath.ts';
import type { Shape } from './shell/ScreenSkeleton.tsx';

/** Resources that react-admin knows, with their icons, the names of their records, and their pages. */
export const resources: readonly ResourceProps[] = [
  users,
  tasks,
  submissions,
  withdrawals,
  payments,
  purchases,
  debts,
  payouts,
  actions,
];

/** Kinds of pages that a resource may have in react-admin; each is also the name of the right to it. */
export type Page = 'list' | 'create' | 'edit' | 'show';

/** Page below /Dashboard. Without a `label` it has no item in the sidebar. */
export type Screen = {
  role: Role;
  /** Path below /Dashboard/ in React Router's notation, spelled as in the specification. */
  path: string;
  label?: PlainKey;
  /**
   * Message key of the document title, whose English text is exactly the specification's (specification 2). The path's
   * parameters are the message's variables.
   */
  title: PlainKey | 'pageTitle.taskDetails';
  icon?: { rest: ComponentType; selected: ComponentType };
  /**
   * Resource that the screen belongs to; `page` says which of its react-admin pages the screen is. A screen with the
   * page 'show' finds the loaded record in react-admin's record context.
   */
  resource?: ResourceProps;
  page?: Page;
  /**
   * Path of the screen that leads to this one. The sidebar marks the item of that screen as current, and this screen
   * has a link back to it.
   */
  from?: string;
  /** Name of the skeleton that is shown while the screen is loaded. */
  shape: Shape;
  Component: ComponentType<ScreenProps>;
};
/**
 * Props of a screen of one record. If the record is deleted while its screen is open, the screen stays rendered with
 * `isGone`, because somebody may have typed there. If it was deleted before, the screen gets only `isGone` and `id`.
 */
type ScreenProps = { isGone?: boolean; id?: string };
type Load = () => Promise<(props: ScreenProps) => ReactNode>;
/** Row of the table of screens. Its component is imported by `load`, or else is the resource's own `page`. */
type Row = Omit<Screen, 'Component'> & ({ resource: ResourceProps; page: Page; load?: Load } | { load: Load });

/** Table of Dashboard screens. Routes, sidebar, document titles, each role's home and the guard are derived from it. */
// prettier-ignore
const rows: readonly Row[] = [
  { role: 'admin', path: 'AdminHome', shape: 'payouts', label: 'menu.home', title: 'pageTitle.adminHome', icon: { rest: HomeRegular, selected: HomeFilled }, resource: withdrawals, page: 'list', load: async () => (await import('#dashboards/AdminHome.tsx')).AdminHome },
  { role: 'admin', path: 'manageuser', shape: 'list', label: 'menu.manageUsers', title: 'pageTitle.adminManageUser', icon: { rest: PeopleRegular, selected: PeopleFilled }, resource: users, page: 'list' },
  { role: 'admin', path: 'managetask', shape: 'list', label: 'menu.manageTasks', title: 'pageTitle.adminManageTask', icon: { rest: ClipboardTaskListLtrRegular, selected: ClipboardTaskListLtrFilled }, resource: tasks, page: 'list' },
  { role: 'admin', path: 'payouts', shape: 'list', label: 'menu.payouts', title: 'pageTitle.payouts', icon: { rest: MoneyHandRegular, selected: MoneyHandFilled }, resource: payouts, page: 'list' },
  { role: 'admin', path: 'purchases', shape: 'list', label: 'menu.purchases', title: 'pageTitle.purchases', icon: { rest: ReceiptMoneyRegular, selected: ReceiptMoneyFilled }, resource: purchases, page: 'list' },
  { role: 'admin', path: 'debts', shape: 'list', label: 'menu.debts', title: 'pageTitle.debts', icon: { rest: MoneyDismissRegular, selected: MoneyDismissFilled }, resource: debts, page: 'list' },
  { role: 'admin', path: 'actions', shape: 'list', label: 'menu.actions', title: 'pageTitle.actions', icon: { rest: HistoryRegular, selected: HistoryFilled }, resource: actions, page: 'list' },

  { role: 'buyer', path: 'buyerHome', shape: 'figures', label: 'menu.home', title: 'pageTitle.buyerHome', icon: { rest: HomeRegular, selected: HomeFilled }, load: async () => (await import('#dashboards/BuyerHome.tsx')).BuyerHome },
  { role: 'buyer', path: 'buyerAddTask', shape: 'form', label: 'menu.addTask', title: 'pageTitle.buyerAddTask', icon: { rest: AddSquareRegular, selected: AddSquareFilled }, resource: tasks, page: 'create' },
  { role: 'buyer', path: 'buyerTask', shape: 'list', label: 'menu.myTasks', title: 'pageTitle.buyerTask', icon: { rest: TaskListLtrRegular, selected: TaskListLtrFilled }, resource: tasks, page: 'list' },
  { role: 'buyer', path: 'buyerPurchaseCoin', shape: 'packages', label: 'menu.purchaseCoin', title: 'pageTitle.buyerPurchaseCoin', icon: { rest: PaymentRegular, selected: PaymentFilled }, load: loadPurchaseCoin },
  { role: 'buyer', path: 'paymentHistory', shape: 'list', label: 'menu.paymentHistory', title: 'pageTitle.buyerPaymentHistory', icon: { rest: HistoryRegular, selected: HistoryFilled }, resource: payments, page: 'list' },

  { role: 'worker', path: 'workerHome', shape: 'figures', label: 'menu.home', title: 'pageTitle.workerHome', icon: { rest: HomeRegular, selected: HomeFilled }, load: async () => (await import('#dashboards/WorkerHome.tsx')).WorkerHome },
  { role: 'worker', path: 'workerTaskList', shape: 'cards', label: 'menu.taskList', title: 'pageTitle.workerTaskList', icon: { rest: TasksAppRegular, selected: TasksAppFilled }, resource: tasks, page: 'list' },
  { role: 'worker', path: 'workerSubmission', shape: 'record', label: 'menu.mySubmissions', title: 'pageTitle.workerSubmission', icon: { rest: DocumentCheckmarkRegular, selected: DocumentCheckmarkFilled }, resource: submissions, page: 'list' },
  { role: 'worker', path: 'withdrawals', shape: 'withdraw', label: 'menu.withdrawals', title: 'pageTitle.withdrawals', icon: { rest: SavingsRegular, selected: SavingsFilled }, resource: withdrawals, page: 'create' },
  { role: 'worker', path: 'taskDetails/:id', shape: 'details', title: 'pageTitle.taskDetails', from: 'workerTaskList', resource: tasks, page: 'show', load: async () => (await import('#dashboards/WorkerTask.tsx')).WorkerTask },
];

const pageOf = ({ resource, page, path }: Omit<Screen, 'Component'>): ComponentType => {
  const Component = page && resource?.[page];
  if (!Component) throw new Error(`There is nothing to draw at ${path}.`);
  return Component as ComponentType;
};

export const screens: readonly Screen[] = rows.map(({ load, ...row }) => ({
  ...row,
  Component: load ? preloadable(load) : pageOf(row),
}));

/**
 * Value for react-admin's ResourceDefinitionContextProvider. It says that a resource has a list, create, edit or show
 * page only if one of our screens is that page; otherwise react-admin would link to addresses that do not exist.
 */
export const resourceDefinitions = (): ResourceDefinitions =>
  Object.fromEntries(
    resources.map(({ name, icon, recordRepresentation }) => {
      const has = (page: Page) => screens.some((screen) => screen.resource?.name === name && screen.page === page);
      const pages = { hasList: has('list'), hasCreate: has('create'), hasEdit: has('edit'), hasShow: has('show') };
      return [name, { name, icon, recordRepresentation, ...pages }];
    }),
  );

/** Decoded values of a path's parameters. */
export type Params = Readonly<Record<string, string>>;

/** Screen together with the parameters in its address. */
export type Place = { screen: Screen; params: Params };

export const addressOf = (screen: Screen, params: Params = {}): string =>
  `${DASHBOARD}/${generatePath(screen.path, params).replaceAll('%40', '@')}`;

/**
 * Screen at an address, matched by React Router ignoring case (C-38); undefined if there is none, or if a parameter is
 * unsafe.
 */
export const placeAt = (pathname: string): Place | undefined => {
  const routes = screens.map((screen) => ({ path: `${DASHBOARD}/${screen.path}`, handle: screen }));
  const [match] = (isDecodable(pathname) ? matchRoutes(routes, pathname) : null) ?? [];
  const params = (match?.params ?? {}) as Params;
  return match && Object.values(params).every(isUsable) ? { screen: match.route.handle, params } : undefined;
};

const isDecodable = (pathname: string): boolean => {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
};

/**
 * True for a path parameter that is safe in the path of an API call. It has no slash, '..' or other sign that would
 * change that path.
 */
// eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const isUsable = (param: string): boolean => !/^\.?$|\.\.|[/\\?#\u0000-\u001f\u007f]/.test(param);

const firstOf = (role: Role) => screens.find((screen) => screen.role === role);

/** Address of a role's first screen, to which /Dashboard redirects. Throws for a role without screens. */
export const homeOf = (role: Role): string => {
  const first = firstOf(role);
  if (!first) throw new Error(`There is no screen for the role ${role}.`);
  return addressOf(first);
};

/**
 * Right that react-admin's canAccess checks for a screen. Undefined for a role's home, whose parts check for
 * themselves, and for screens without a resource.
 */
export const rightTo = (screen: Screen): { resource: string; action: Page } | undefined =>
  screen.resource && screen.page && firstOf(screen.role) !== screen
    ? { resource: screen.resource.name, action: screen.page }
    : undefined;

/**
 * Loads the code of the screen at an address. It does so before the user's right to the screen is known, because the
 * code is public, unlike the data.
 */
export const preloadScreen = async (pathname: string): Promise<void> => {
  const screen = placeAt(pathname)?.screen;
  const { preload } = (screen?.Component ?? {}) as { preload?: (role?: Role) => Promise<unknown> };
  await preload?.(screen?.role);
};

/**
 * True when a role may open the path that a visitor asked for before the sign-in: any but the screens of another role.
 */
export const mayOpen = (path: string, role: Role): boolean => {
  const place = placeAt(new URL(path, 'http://site').pathname);
  return place === undefined || place.screen.role === role;
};
