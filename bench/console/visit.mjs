import { devices } from './bars.mjs';
import { ROW } from './rows.mjs';
import { signIn } from './signIn.mjs';
import { watch } from './watch.mjs';

/** @typedef {import('./watch.mjs').Opening & { requests: number, kB: number }} Visit */

const SETTLE = 1000;
const PATIENCE = 60_000;

/**
 * Counts a page's network responses from now on, without cached ones, in the object that it returns.
 * @param {import('@playwright/test').CDPSession} session
 */
const countTraffic = (session) => {
  const traffic = { requests: 0, kB: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // Cached responses have no bytes.
    if (encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.kB += encodedDataLength / 1000;
  });
  return traffic;
};

/**
 * Opens an address in a new tab on a simulated device, with the browser's cache emptied before if it is to be 'cold'.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {import('./bars.mjs').Device} device
 * @param {import('./bars.mjs').Cache} cache
 * @returns {Promise<Visit>}
 */
const open = async (context, url, device, cache) => {
  const { latency, down, up, slower } = devices[device];
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (cache === 'cold') await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch, { row: ROW, settle: SETTLE, patience: PATIENCE });
  const traffic = countTraffic(session);
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
  /** @type {unknown} */
  const watched = await page.evaluate('opening');
  const opening = /** @type {import('./watch.mjs').Opening} */ (watched);
  await page.close();
  return { ...opening, ...traffic };
};

/**
 * Visits in a new browser context: signs in if there is a role, then opens the address with each cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, role: import('./bars.mjs').Role | undefined, device: import('./bars.mjs').Device,
 *   caches: readonly import('./bars.mjs').Cache[] }} options without a role nobody signs in
 */
export const visit = async (browser, { url, role, device, caches }) => {
  const { screen: viewport, touch } = devices[device];
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
  try {
    if (role) await signIn(context, url, role);
    /** @type {[import('./bars.mjs').Cache, Visit][]} */
    const visits = [];
    for (const cache of caches) visits.push([cache, await open(context, url, device, cache)]);
    return visits;
  } finally {
    await context.close();
  }
};
