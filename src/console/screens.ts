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
import { PaymentFilled, PaymentRegular } from '@fluentui/react-icons/headless/svg/payment';
import { PeopleFilled, PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { SavingsFilled, SavingsRegular } from '@fluentui/react-icons/headless/svg/savings';
import { TasksAppFilled, TasksAppRegular } from '@fluentui/react-icons/headless/svg/tasks-app';
import { TaskListLtrFilled, TaskListLtrRegular } from '@fluentui/react-icons/headless/svg/task-list-ltr';
import type { ComponentType } from 'react';
import { generatePath, matchRoutes } from 'react-router';
import type { ResourceName } from '#dataProvider/bindings.ts';
import type { Role } from '#domain/entities.ts';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { loadPaymentHistory, loadPurchaseCoin } from '#resources/payments/screens.ts';
import { loadSubmissionList } from '#resources/submissions/screens.ts';
import { loadAddTask, loadAvailableTasks, loadBuyerTaskList, loadTaskList } from '#resources/tasks/screens.ts';
import { loadUserList } from '#resources/users/screens.ts';
import { loadWithdrawScreen } from '#resources/withdrawals/screens.ts';
import type { RecordKinds } from './palette/recordKinds.ts';

/** One page behind /Dashboard. Without a label it has no place in the sidebar. */
export type Screen = {
  role: Role;
  /** Below /Dashboard/, spelled as the specification spells it, in the router's notation. */
  path: string;
  label?: PlainKey;
  /** The document title, exact (specification 2), with the path's parameters. */
  title: string;
  icon?: { rest: ComponentType; selected: ComponentType };
  /** Whose records it lists: the command palette opens them here. */
  lists?: keyof RecordKinds;
  /** Whose record, the one with the address's id, is there before the screen is drawn: as react-admin's record context. */
  shows?: ResourceName;
  /** The path of the screen that leads here: its item in the sidebar is lit, and it is the way back. */
  from?: string;
  Component: ComponentType;
};
type Row = Omit<Screen, 'Component'> & { load: () => Promise<ComponentType> };

/** The Dashboard, one row per screen: routes, sidebar, document titles, role homes and the role guard are read from here. */
// prettier-ignore
const rows: readonly Row[] = [
  { role: 'admin', path: 'AdminHome', label: 'menu.home', title: 'AdminHome', icon: { rest: HomeRegular, selected: HomeFilled }, lists: 'withdrawals', load: async () => (await import('#dashboards/AdminHome.tsx')).AdminHome },
  { role: 'admin', path: 'manageuser', label: 'menu.manageUsers', title: 'AdminManageUser', icon: { rest: PeopleRegular, selected: PeopleFilled }, lists: 'users', load: loadUserList },
  { role: 'admin', path: 'managetask', label: 'menu.manageTasks', title: 'AdminManageTask', icon: { rest: ClipboardTaskListLtrRegular, selected: ClipboardTaskListLtrFilled }, lists: 'tasks', load: loadTaskList },

  { role: 'buyer', path: 'buyerHome', label: 'menu.home', title: 'BuyerHome', icon: { rest: HomeRegular, selected: HomeFilled }, load: async () => (await import('#dashboards/BuyerHome.tsx')).BuyerHome },
  { role: 'buyer', path: 'buyerAddTask', label: 'menu.addTask', title: 'BuyerAddTask', icon: { rest: AddSquareRegular, selected: AddSquareFilled }, load: loadAddTask },
  { role: 'buyer', path: 'buyerTask', label: 'menu.myTasks', title: 'BuyerTask', icon: { rest: TaskListLtrRegular, selected: TaskListLtrFilled }, lists: 'tasks', load: loadBuyerTaskList },
  { role: 'buyer', path: 'buyerPurchaseCoin', label: 'menu.purchaseCoin', title: 'BuyerPurchaseCoin', icon: { rest: PaymentRegular, selected: PaymentFilled }, load: loadPurchaseCoin },
  { role: 'buyer', path: 'paymentHistory', label: 'menu.paymentHistory', title: 'BuyerPaymentHistory', icon: { rest: HistoryRegular, selected: HistoryFilled }, load: loadPaymentHistory },

  { role: 'worker', path: 'workerHome', label: 'menu.home', title: 'WorkerHome', icon: { rest: HomeRegular, selected: HomeFilled }, load: async () => (await import('#dashboards/WorkerHome.tsx')).WorkerHome },
  { role: 'worker', path: 'workerTaskList', label: 'menu.taskList', title: 'workerTaskList', icon: { rest: TasksAppRegular, selected: TasksAppFilled }, lists: 'tasks', load: loadAvailableTasks },
  { role: 'worker', path: 'workerSubmission', label: 'menu.mySubmissions', title: 'workerSubmission', icon: { rest: DocumentCheckmarkRegular, selected: DocumentCheckmarkFilled }, load: loadSubmissionList },
  { role: 'worker', path: 'withdrawals', label: 'menu.withdrawals', title: 'withdrawals', icon: { rest: SavingsRegular, selected: SavingsFilled }, load: loadWithdrawScreen },
  { role: 'worker', path: 'taskDetails/:id', title: 'taskDetails - {id}', shows: 'tasks', from: 'workerTaskList', load: async () => (await import('#dashboards/WorkerTask.tsx')).WorkerTask },
];

export const screens: readonly Screen[] = rows.map(({ load, ...row }) => ({
  ...row,
  Component: lazyWithTexts(row.role, load),
}));

export const DASHBOARD = '/Dashboard';

/** What an address has in place of a path's parameters, decoded. */
export type Params = Readonly<Record<string, string>>;

/** A screen, and what its address says beside that. */
export type Place = { screen: Screen; params: Params };

export const addressOf = (screen: Screen, params: Params = {}): string =>
  `${DASHBOARD}/${generatePath(screen.path, params).replaceAll('%40', '@')}`;

export const titleOf = ({ screen, params }: Place): string =>
  screen.title.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

const routes = screens.map((screen) => ({ path: `${DASHBOARD}/${screen.path}`, handle: screen }));

/** The screen at an address, matched by the router, however its letters are cased (C-38). */
export const placeAt = (pathname: string): Place | undefined => {
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

/** Nothing that could lead a call to another place, nor what no server could mean. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const isUsable = (param: string): boolean => !/^\.?$|\.\.|[/\\?#\u0000-\u001f\u007f]/.test(param);

/** Where /Dashboard leads: the role's first screen. */
export const homeOf = (role: Role): string => {
  const first = screens.find((screen) => screen.role === role);
  if (!first) throw new Error(`There is no screen for the role ${role}.`);
  return addressOf(first);
};

/** Whether a remembered address may be opened with a role: another role's screen may not, anything else may. */
export const mayOpen = (path: string, role: Role): boolean => {
  const place = placeAt(new URL(path, 'http://site').pathname);
  return place === undefined || place.screen.role === role;
};
