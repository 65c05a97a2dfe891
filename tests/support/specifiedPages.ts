import { expect } from 'vitest';
import { addressOf, screens } from '#console/screens.ts';
import type { Role } from '#domain/entities.ts';
import { en } from '#i18n/en/index.ts';
import type { PlainKey } from '#i18n/messages.ts';

type Item = readonly [label: string, address: string];

/** Sidebar of each role, literally from the specification (DASH-18, DASH-19, DASH-20). */
const specifiedItems: Readonly<Record<Role, readonly Item[]>> = {
  admin: [
    ['Home', '/Dashboard/AdminHome'],
    ['Manage User', '/Dashboard/manageuser'],
    ['Manage Task', '/Dashboard/managetask'],
  ],
  buyer: [
    ['Home', '/Dashboard/buyerHome'],
    ['Add New Tasks', '/Dashboard/buyerAddTask'],
    ['My Tasks', '/Dashboard/buyerTask'],
    ['Purchase Coin', '/Dashboard/buyerPurchaseCoin'],
    ['Payment History', '/Dashboard/paymentHistory'],
  ],
  worker: [
    ['Home', '/Dashboard/workerHome'],
    ['Task List', '/Dashboard/workerTaskList'],
    ['My Submissions', '/Dashboard/workerSubmission'],
    ['Withdrawals', '/Dashboard/withdrawals'],
  ],
};

const ID = '665f1c2e9b1d8a0012345678';

/** Addresses that need a sign-in: the specification's, and those of our own screens. */
export const guardedAddresses: readonly string[] = [
  ...new Set([
    '/Dashboard',
    '/Profile',
    ...Object.values(specifiedItems).flatMap((items) => items.map(([, address]) => address)),
    `/Dashboard/taskDetails/${ID}`,
    ...screens.map((screen) => addressOf(screen, { id: ID })),
  ]),
];

const textOf = (key: PlainKey): string =>
  String(key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], en));

/** Whole sidebar of a role: the specification's items in its order, with those of our own screens in between. */
export const sidebarOf = (role: Role): Item[] => {
  const specified = new Map(specifiedItems[role].map(([label, address]) => [address, label]));
  const items = screens.flatMap((screen): Item[] => {
    if (screen.role !== role || !screen.label) return [];
    const address = addressOf(screen);
    return [[specified.get(address) ?? textOf(screen.label), address]];
  });
  expect(items.filter(([, address]) => specified.has(address))).toEqual(specifiedItems[role]);
  return items;
};

/** Items of a rendered sidebar. */
export const itemsIn = (sidebar: HTMLElement): Item[] =>
  [...sidebar.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href') ?? '']);
