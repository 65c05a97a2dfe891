import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../findProgram.mjs';

const { env } = process;

const findFirefox = () =>
  findProgram({
    named: [env.FIREFOX_PATH],
    names: ['firefox-esr', 'firefox'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      join(env.PROGRAMFILES ?? '', 'Mozilla Firefox', 'firefox.exe'),
    ],
  });

/** @returns {Promise<import('./engine.mjs').Page>} */
const start = async () => {
  const { launch } = await import('puppeteer-core');
  // Firefox refuses to start as root in another user's home, as in containers.
  const home = mkdtempSync(join(tmpdir(), 'engines-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    env: { ...env, HOME: home },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    open: (address) => page.goto(address),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

/** Firefox over WebDriver BiDi, which it supports itself. @type {import('./engine.mjs').Engine} */
export const firefox = {
  name: 'firefox',
  packages: ['firefox-esr'],
  isPresent: () => findFirefox() !== undefined,
  advice: 'Install Firefox, or name it: FIREFOX_PATH=/path/to/firefox npm run engines',
  start,
};
