import { join } from 'node:path';
import { installFromDebian } from './installFromDebian.mjs';
import { findProgram } from './findProgram.mjs';
import { runPackage } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

/** Package of Chromium without windows, which Playwright also uses: tests take a quarter less time in it. */
const shell = 'chromium-headless-shell';

const { env, platform } = process;
const named = [env.CHROMIUM_PATH, env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH];

/** Flags for benchmarks: to run in a container, undisturbed. */
export const benchFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const usualPlaces = () =>
  ({
    darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    ),
    win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]),
    linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  })[/** @type {string} */ (platform)] ?? [];

/** Path of Playwright's own Chromium; none while the packages are not installed. */
const playwrights = async () => {
  try {
    const { chromium } = await import('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
};

/**
 * Path of the first Chromium found: named by the environment, on PATH, in the usual places, in Playwright's cache.
 * Undefined if there is none.
 */
export const findChromium = async () =>
  findProgram({
    named,
    names,
    places: [...usualPlaces(), ...(await playwrights())],
  });

/** Chromium with windows, installed if needed. Throws with advice where that fails. */
export const ensureChromium = async () => {
  const present = await findChromium();
  if (present !== undefined) return present;
  console.log('No Chromium found; getting one…');
  if (!(await installFromDebian(['chromium']))) {
    await runPackage('@playwright/test', ['install', 'chromium'], { command: 'playwright' });
  }
  const fetched = await findChromium();
  if (fetched !== undefined) return fetched;
  throw new Error('No Chromium could be had. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test');
};

const findShell = () => findProgram({ named, names: [shell] });

/**
 * Path of the browser for tests: Chromium without windows if present, otherwise the full one, undefined without any.
 */
export const findTestChromium = async () => findShell() ?? findChromium();

/** Browser for tests, installed if needed. Throws as {@link ensureChromium} does. */
export const ensureTestChromium = async () => {
  if (findShell() === undefined && (await installFromDebian([shell]))) console.log(`Installed ${shell} to test with.`);
  return findShell() ?? ensureChromium();
};
