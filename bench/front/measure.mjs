import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { benchFlags } from '../../scripts/chromium.mjs';
import { categories } from './bars.mjs';

/**
 * Results of a visit. `scores` are up to 100 by category; `paint` and `largest` are milliseconds until the first and
 * the largest paint, `blocking` those of blocked time (TBT). `shift` is the layout shift (CLS), `script` kB as
 * transferred, and `failed` are ids of audits.
 * @typedef {{ scores: Record<string, number>, paint: number, largest: number, blocking: number, shift: number,
 *   script: number, failed: string[] }} Measure
 */

/**
 * Options of a visit: browser flags, a function that creates a profile, and a choice of Lighthouse's categories.
 * @typedef {{ flags?: readonly string[], profile?: () => string, only?: readonly string[] }} Circumstances
 */

/** Number of attempts when a busy machine spoils a recording. */
const TRIES = 3;

/**
 * Lighthouse's report on one visit, in its own browser.
 * @param {string} chrome path of Chromium
 * @param {string} url
 * @param {'mobile' | 'desktop'} device
 * @param {Circumstances} circumstances
 */
const visit = async (chrome, url, device, { flags = [], profile, only = categories }) => {
  const browser = await launch({
    chromePath: chrome,
    chromeFlags: ['--headless=new', ...benchFlags, ...flags],
    ...(profile !== undefined && { userDataDir: profile() }),
  });
  try {
    const options = {
      port: browser.port,
      logLevel: /** @type {const} */ ('silent'),
      onlyCategories: [...only],
      disableStorageReset: profile !== undefined,
    };
    const result = await lighthouse(url, options, device === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    return result.lhr;
  } finally {
    browser.kill();
  }
};

/**
 * Visits a page and resolves to the results; throws if the address leads elsewhere, or if all attempts fail.
 * @param {string} chrome path of Chromium
 * @param {string} url
 * @param {'mobile' | 'desktop'} device
 * @param {Circumstances} [circumstances]
 * @returns {Promise<Measure>}
 */
export const measure = async (chrome, url, device, circumstances = {}) => {
  let lhr = await visit(chrome, url, device, circumstances);
  for (let tries = 1; lhr.runtimeError && tries < TRIES; tries++) lhr = await visit(chrome, url, device, circumstances);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname !== new URL(url).pathname) throw new Error(`${url} has led to ${pathname}`);
  const { audits, categories: found } = lhr;
  const number = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
  const details = /** @type {{ items?: { resourceType?: string, transferSize?: number }[] } | undefined} */ (
    audits['network-requests']?.details
  );
  return {
    scores: Object.fromEntries(categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)])),
    paint: number('first-contentful-paint'),
    largest: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    script: (details?.items ?? [])
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
    failed: categories.flatMap((id) =>
      (found[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
        .map(({ id: audit }) => audit),
    ),
  };
};
