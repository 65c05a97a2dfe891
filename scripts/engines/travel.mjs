import { join } from 'node:path';
import { root } from '../run.mjs';
import { takeComplaints } from './complaints.mjs';
import { bannerIsOff, cannotPress, isElsewhere, screenIsOff, scrollsSideways } from './looks.mjs';

/** @typedef {import('./engine.mjs').Page} Page */
/** Step of the journey, with what was wrong. @typedef {{ who: string, what: string, wrong: string }} Visit */

const roles = /** @type {const} */ (['admin', 'buyer', 'worker']);
const desk = /** @type {const} */ ([1440, 900]);
const phone = /** @type {const} */ ([390, 844]);

/** Row of a list, or card on a phone. */
const row = 'main :is([role="row"], li)[data-id]';
const form = 'main form input';
const cards = 'main li:not(nav li)';

const DEMO_BAR = '[aria-label^="Sign in as"]';

/** Selector of a filled screen, where it is not a row of a grid. @type {Record<string, string>} */
const signs = { buyerAddTask: form, buyerPurchaseCoin: cards, workerTaskList: cards, withdrawals: form };

/** Longest time until a page looks right, in milliseconds. */
const PATIENCE = 30_000;

/** Table of screens and their English titles, loaded by vite. */
const loadScreens = async () => {
  const { runnerImport } = await import('vite');
  /** @type {import('vite').InlineConfig} */
  const how = { root, configFile: false, logLevel: 'error', define: { __SIMULATED__: 'true' } };
  /** @type {{ module: typeof import('../../src/console/screens.ts') }} */
  const { module } = await runnerImport(join(root, 'src/console/screens.ts'), how);
  /** @type {{ module: typeof import('../../src/i18n/en/console.ts') }} */
  const english = await runnerImport(join(root, 'src/i18n/en/console.ts'), how);
  /** @type {Record<string, string>} */
  const titles = english.module.pageTitle;
  return { ...module, titles };
};

/**
 * Result of a check of a page (looks.mjs): '' or what is wrong. The function is sent as text, so it sees its arguments
 * alone.
 * @template {(string | number)[]} A
 * @param {Page} page
 * @param {(...args: A) => string} look
 * @param {A} args
 */
const ask = async (page, look, ...args) =>
  String(await page.evaluate(`(${look.toString()})(...${JSON.stringify(args)})`));

/**
 * Repeats a check (looks.mjs) until it finds nothing wrong; throws the last problem after a while.
 * @template {(string | number)[]} A
 * @param {Page} page
 * @param {(...args: A) => string} look
 * @param {A} args
 */
const until = async (page, look, ...args) => {
  for (const end = Date.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const wrong = await ask(page, look, ...args);
    if (wrong === '') return;
    if (Date.now() > end) throw new Error(wrong);
  }
};

/**
 * Journey through the demo in one engine: the landing page, and each role's screens by the sidebar.
 * @param {Page} page
 * @param {string} site origin of the demo
 * @param {boolean} smoke true for one role and one screen
 * @returns {AsyncGenerator<Visit>}
 */
export const travel = async function* (page, site, smoke) {
  const { addressOf, homeOf, screens, titles } = await loadScreens();

  /** @param {string} who @param {string} what @param {() => Promise<void>} steps @returns {Promise<Visit>} */
  const visit = async (who, what, steps) => {
    /** @type {string[]} */
    const wrong = [];
    await steps().catch((/** @type {unknown} */ error) => wrong.push(String(error)));
    wrong.push(await ask(page, takeComplaints));
    return { who, what, wrong: wrong.filter(Boolean).join('\n') };
  };
  /** @param {(typeof screens)[number]} screen @param {number} width */
  const look = async (screen, width) => {
    await until(page, screenIsOff, titles[screen.title.replace('pageTitle.', '')] ?? '', signs[screen.path] ?? row);
    await until(page, scrollsSideways, width);
  };

  for (const [width, height] of [phone, desk]) {
    await page.resize(width, height);
    yield visit('visitor', `/ at ${String(width)} px`, async () => {
      await page.open(site);
      await until(page, bannerIsOff);
      await until(page, scrollsSideways, width);
      await until(page, isElsewhere, '/', DEMO_BAR);
    });
  }

  for (const role of smoke ? roles.slice(0, 1) : roles) {
    const mine = screens.filter((screen) => screen.role === role && screen.label !== undefined);
    const signIn = await visit(role, 'signs in', async () => {
      await page.open(site);
      await until(page, cannotPress, `[aria-label="Sign in as ${role}" i]`);
      await until(page, isElsewhere, homeOf(role), '[role="img"][aria-label*="balance of"]');
    });
    yield signIn;
    if (signIn.wrong) continue;
    for (const screen of smoke ? mine.slice(0, 1) : mine)
      yield visit(role, screen.path, async () => {
        await until(page, cannotPress, `nav a[href="${addressOf(screen)}"]`);
        await look(screen, desk[0]);
      });
    const last = mine.at(-1);
    if (last && !smoke) {
      await page.resize(...phone);
      yield visit(role, `${last.path} at ${String(phone[0])} px`, async () => {
        await page.open(site + addressOf(last));
        await look(last, phone[0]);
      });
      await page.resize(...desk);
    }
    yield visit(role, 'signs out', async () => {
      await until(page, cannotPress, 'header button', 'LogOut');
      await until(page, isElsewhere, '/', 'header a[href="/login"]');
    });
  }
};
