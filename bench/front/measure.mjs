import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { categories } from './bars.mjs';

/** @typedef {{ scores: Record<string, number>, paint: number, largest: number, blocking: number, shift: number, script: number, failed: string[] }} Measure */

/** A visit whose recording a busy machine has spoilt is made again, so often at most. */
const TRIES = 3;

/**
 * What Lighthouse says of one visit, by a browser of its own.
 * @param {string} chrome
 * @param {string} url
 * @param {'mobile' | 'desktop'} device
 */
const visit = async (chrome, url, device) => {
  const browser = await launch({
    chromePath: chrome,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const options = { port: browser.port, logLevel: /** @type {const} */ ('silent'), onlyCategories: [...categories] };
    const result = await lighthouse(url, options, device === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    return result.lhr;
  } finally {
    browser.kill();
  }
};

/**
 * One visit as Lighthouse sees it: scores of 100, milliseconds, kB of scripts as they came over the wire.
 * @param {string} chrome
 * @param {string} url
 * @param {'mobile' | 'desktop'} device
 * @returns {Promise<Measure>}
 */
export const measure = async (chrome, url, device) => {
  let lhr = await visit(chrome, url, device);
  for (let tries = 1; lhr.runtimeError && tries < TRIES; tries++) lhr = await visit(chrome, url, device);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
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
