import { spawn } from 'node:child_process';
import { findProgram } from '../findProgram.mjs';

/** Longest start of the driver, in milliseconds. */
const PATIENCE = 20_000;

/** Options of the driver's own browser; the last one lets scripts open windows. */
const alwaysMatch = {
  'webkitgtk:browserOptions': { args: ['--automation', '--javascript-can-open-windows-automatically=true'] },
};

/**
 * Starts a program that ends with this process.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
const startProgram = (program, args, options) => {
  const child = spawn(program, args, options);
  const kill = () => child.kill();
  process.once('exit', kill);
  return child.on('exit', () => process.off('exit', kill));
};

/**
 * Starts a virtual display, as WebKitGTK cannot run without one; `name` is for the variable DISPLAY.
 * @returns {Promise<{ name: string, close: () => void }>}
 */
const startDisplay = () =>
  new Promise((resolve, reject) => {
    const args = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
    const server = startProgram('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}.`)));
    server.stdout?.once('data', (/** @type {Buffer} */ number) =>
      resolve({ name: `:${number.toString().trim()}`, close: () => server.kill() }),
    );
  });

/**
 * Sends a command of the WebDriver protocol (https://www.w3.org/TR/webdriver2/).
 * @param {string} address URL of the command
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
const command = async (address, method, body) => {
  const answer = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  /** @type {unknown} */
  const json = await answer.json();
  const { value } = /** @type {{ value: unknown }} */ (json);
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
};

/**
 * Waits until the driver listens at this URL.
 * @param {string} driver
 */
const untilListening = async (driver) => {
  for (const end = Date.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, 200)))
    try {
      return await command(`${driver}/status`, 'GET');
    } catch (error) {
      if (Date.now() > end) throw error;
    }
};

/**
 * Moves to a new window without a toolbar, which does not fit a phone's width.
 * @param {string} session URL of the WebDriver session
 */
const enterPopUp = async (session) => {
  const first = await command(`${session}/window`, 'GET');
  await command(`${session}/execute/sync`, 'POST', { script: "window.open('about:blank', '', 'popup')", args: [] });
  const all = /** @type {string[]} */ (await command(`${session}/window/handles`, 'GET'));
  await command(`${session}/window`, 'POST', { handle: all.find((handle) => handle !== first) });
};

/**
 * @param {number} port
 * @returns {Promise<import('./engine.mjs').Page>}
 */
const start = async (port) => {
  const display = await startDisplay();
  const env = { ...process.env, DISPLAY: display.name };
  const server = startProgram('WebKitWebDriver', [`--port=${String(port)}`, '--host=127.0.0.1'], {
    env,
    stdio: 'ignore',
  });
  const driver = `http://127.0.0.1:${String(port)}`;
  await untilListening(driver);
  const { sessionId, capabilities } =
    /** @type {{ sessionId: string, capabilities: { browserVersion: string } }} */
    (await command(`${driver}/session`, 'POST', { capabilities: { alwaysMatch } }));
  const session = `${driver}/session/${sessionId}`;
  await enterPopUp(session);
  return {
    version: `WebKitGTK/${capabilities.browserVersion}`,
    open: (url) => command(`${session}/url`, 'POST', { url }),
    resize: (width, height) => command(`${session}/window/rect`, 'POST', { x: 0, y: 0, width, height }),
    evaluate: (expression) => command(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] }),
    close: async () => {
      await command(session, 'DELETE');
      server.kill();
      display.close();
    },
  };
};

/** WebKitGTK over classic WebDriver, plain HTTP. @type {import('./engine.mjs').Engine} */
export const webkit = {
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isPresent: () => ['WebKitWebDriver', 'Xvfb'].every((name) => findProgram({ names: [name] }) !== undefined),
  advice: 'Install WebKitGTK’s driver and Xvfb, on Debian and Ubuntu: sudo apt-get install webkit2gtk-driver xvfb',
  start,
};
