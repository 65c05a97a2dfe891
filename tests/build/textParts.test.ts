// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Role } from '#domain/entities.ts';
import { aboutUs } from '#i18n/en/parts/aboutUs.ts';
import { account } from '#i18n/en/parts/account.ts';
import { actions } from '#i18n/en/parts/actions.ts';
import { admin } from '#i18n/en/parts/admin.ts';
import { buyer } from '#i18n/en/parts/buyer.ts';
import { dashboard } from '#i18n/en/parts/dashboard.ts';
import { home } from '#i18n/en/parts/home.ts';
import { manyRows } from '#i18n/en/parts/manyRows.ts';
import { payouts } from '#i18n/en/parts/payouts.ts';
import { setup } from '#i18n/en/parts/setup.ts';
import { sharing } from '#i18n/en/parts/sharing.ts';
import { sheets } from '#i18n/en/parts/sheets.ts';
import { site } from '#i18n/en/parts/site.ts';
import { worker } from '#i18n/en/parts/worker.ts';

const source = join(import.meta.dirname, '../../src');
const everywhere = { site };
const behindDashboard = { site, dashboard };
const pages = { home, aboutUs, account, sharing, setup };
const roles = { admin, buyer, worker };

const inFolder = (folder: string, ...files: string[]) => files.map((file) => `resources/${folder}/${file}`);
const ofAdmins = [
  ...inFolder('tasks', 'TaskList.tsx', 'useTaskViews.ts'),
  ...inFolder('withdrawals', 'IssueBadge.tsx', 'WithdrawalList.tsx'),
  ...inFolder('withdrawals', 'useWithdrawalColumns.tsx', 'useWithdrawalCommands.ts'),
];
const ofPayouts = inFolder(
  'withdrawals',
  'PayoutCharts.tsx',
  'PayoutIssueList.tsx',
  'PayoutPreview.tsx',
  'PayoutTotals.tsx',
);
const ofSheets = ['ui/sheet', 'resources/tasks/fromFile', 'resources/submissions/sheet'];
const ofBuyers = [
  ...inFolder('tasks', 'BuyerTaskList.tsx', 'OwnTaskButtons.tsx', 'taskForm'),
  ...inFolder(
    'submissions',
    'ReviewDetails.tsx',
    'ReviewList.tsx',
    'useReview.ts',
    'useReviewColumns.tsx',
    'useReviewCommands.ts',
    'verdict.ts',
    'workbench',
  ),
];
const ofWorkers = [
  ...inFolder('tasks', 'TaskForWorker.tsx', 'TaskMarks.tsx', 'news', 'taskList', 'useDeadline.ts', 'useEarnings.ts'),
  ...inFolder(
    'submissions',
    'ApprovedList.tsx',
    'SubmissionDetails.tsx',
    'SubmissionList.tsx',
    'SubmitWork.tsx',
    'WorkForm.tsx',
  ),
  ...inFolder(
    'submissions',
    'Earnings.tsx',
    'EarningsSection.tsx',
    'OneSubmission.tsx',
    'StatusOfSubmission.tsx',
    'SubmissionFacts.tsx',
    'WhatWasAsked.tsx',
  ),
  ...inFolder('submissions', 'useSubmissionColumns.tsx'),
  ...inFolder('withdrawals', 'WithdrawForm.tsx', 'WithdrawScreen.tsx', 'useWithdraw.ts'),
];
const sharedByRoles = inFolder('tasks', 'TaskDetails.tsx', 'useSharedColumns.tsx');
const byRole = [...ofAdmins, ...ofPayouts, ...ofSheets, ...ofBuyers, ...ofWorkers, ...sharedByRoles];

/**
 * Resources whose pages all belong to one role: they bring its part, as resource.ts says, and nobody else draws their
 * files.
 */
const forOneRole = readdirSync(join(source, 'resources')).flatMap((name) => {
  const files = readdirSync(join(source, 'resources', name)).map((file) => `resources/${name}/${file}`);
  if (files.some((file) => byRole.includes(file))) return [];
  const declaration = files.find((file) => /\/resource\.tsx?$/.test(file)) ?? '';
  const declared = readFileSync(join(source, declaration), 'utf8');
  const parts = [...new Set([...declared.matchAll(/lazyWithTexts\('(\w+)'/g)].map(([, part = '']) => part))];
  const [part, ...others] = parts.filter((one) => one !== 'dashboard' && one !== 'reactAdmin');
  if (others.length > 0)
    throw new Error(`Say above which of the texts of ${parts.join(', ')} each file of ${name} has.`);
  return [{ from: [`resources/${name}`], texts: { ...behindDashboard, ...(part && { [part]: roles[part as Role] }) } }];
});

/** Texts that the code of a folder, or of one file, may use, as they are loaded when it runs. */
// prettier-ignore
const speakers = [
  { from: ['public-site/shell', 'public-site/art', 'public-site/not-found', 'authProvider/RequireUser.tsx', 'authProvider/useLogOut.ts', 'mocks', 'ui/language'], texts: everywhere },
  { from: ['public-site/home', 'public-site/carousel', 'public-site/reveal'],                     texts: { site, home } },
  { from: ['public-site/about'],                                                                  texts: { site, aboutUs } },
  { from: ['public-site/login', 'public-site/register', 'public-site/profile', 'authProvider/AccountRefused.tsx', 'authProvider/ChooseRole.tsx', 'authProvider/signInProblems.ts'], texts: { site, account } },
  // On /register, and in a buyer's forms.
  { from: ['ui/pictures'],                                                                        texts: { site, account } },
  { from: ['ui/pictures'],                                                                        texts: { ...behindDashboard, buyer } },
  { from: ['public-site/prerenderedPages.ts', 'prerender.tsx'],                                   texts: { site, sharing } },
  { from: ['app', 'runtime/config.ts'],                                                           texts: { site, setup } },
  { from: ['ui/notices', 'ui/messages', 'ui/loading', 'ui/page', 'ui/dialogs', 'ui/people'],      texts: everywhere },
  { from: ['ui/grid', 'ui/commands', 'ui/filters', 'ui/views', 'ui/panel', 'ui/shortcuts', 'ui/cards', 'ui/forms', 'ui/facts', 'ui/text', 'ui/figures'], texts: behindDashboard },
  { from: ['console/shell/NotificationsPanel.tsx'],                                               texts: { ...behindDashboard, actions } },
  { from: ['bulk/bulkQuestion.tsx', 'bulk/BulkOutcome.tsx', 'bulk/useBulk.ts'],                    texts: { ...behindDashboard, manyRows } },
  { from: ['bulk/BulkProvider.tsx', 'bulk/BulkRegion.tsx', 'bulk/OutcomeView.tsx', 'bulk/bulkResult.ts', 'changes', 'console', 'dataProvider', 'i18n'],                                 texts: behindDashboard },
  { from: ['dashboards/HomePage.tsx'],                                                            texts: behindDashboard },
  { from: [...sharedByRoles],                                                                     texts: behindDashboard },
  // Of a buyer's own tasks they tell the refund as My Tasks does, of somebody else's they do not.
  { from: inFolder('tasks', 'DeleteTaskButton.tsx', 'useTaskCommands.ts'),                        texts: { ...behindDashboard, admin, buyer } },
  { from: ['dashboards/AdminHome.tsx', ...ofAdmins],                                              texts: { ...behindDashboard, admin } },
  { from: [...ofPayouts],                                                                         texts: { ...behindDashboard, admin, payouts } },
  { from: ['purchases', 'dashboards/BuyerHome.tsx', ...ofBuyers],                                 texts: { ...behindDashboard, buyer } },
  { from: [...ofSheets],                                                                          texts: { ...behindDashboard, buyer, sheets } },
  { from: ['dashboards/WorkerHome.tsx', 'dashboards/WorkerTask.tsx', ...ofWorkers],               texts: { ...behindDashboard, worker } },
  ...forOneRole,
] as const;

const holds = (texts: object, key: string): boolean =>
  key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts) !==
  undefined;

/** 'dialog.title', or the beginning of `dialog.${kind}`, where there is such a text at all. */
const keysIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/['`]([a-z][A-Za-z]*(?:\.[A-Za-z]+)+)(?:\.?\$\{[^`]*)?['`]/g)]
    .map(([, key = '']) => key)
    .filter((key) =>
      Object.values({ ...behindDashboard, ...pages, ...roles, sheets, manyRows }).some((texts) => holds(texts, key)),
    );

const filesIn = (place: string): string[] => {
  if (place.includes('.')) return [place];
  const names = readdirSync(join(source, place), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tsx?$/.test(name) && !/^en[\\/]/.test(name)).map((name) => `${place}/${name}`);
};

test.each(speakers)('the texts of $from come no later than their code', ({ from, texts }) => {
  const late = from.flatMap(filesIn).flatMap((file) =>
    keysIn(join(source, file))
      .filter((key) => !Object.values<object>(texts).some((part) => holds(part, key)))
      .map((key) => `${file}: ${key}`),
  );
  expect(late).toEqual([]);
});

test('every file that says something is listed', () => {
  const places: readonly string[] = speakers.flatMap(({ from }) => from);
  // The domain answers with keys, and whoever shows them brings their texts.
  const isListed = (file: string) => [...places, 'domain'].some((one) => file === one || file.startsWith(`${one}/`));
  const all = filesIn('').map((file) => file.replace(/^\//, ''));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((file) => !isListed(file) && keysIn(join(source, file)).length > 0)).toEqual([]);
});
