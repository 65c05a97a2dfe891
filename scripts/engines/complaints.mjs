import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'complaints.js';

/** Collects console errors, which WebDriver does not report. */
const listen = () => {
  /** @type {string[]} */
  const complaints = [];
  Object.assign(window, { complaints });
  /** @param {unknown} thing */
  const told = (thing) => (thing instanceof Error ? `${String(thing)}\n${thing.stack ?? ''}` : String(thing));
  const { error } = console;
  console.error = (...things) => {
    complaints.push(`console: ${things.map(told).join(' ')}`);
    error(...things);
  };
  /** @param {ErrorEvent | Event} event */
  const onError = (event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) complaints.push(`uncaught: ${told(event.error ?? event.message)}`);
    else if (target instanceof HTMLScriptElement) complaints.push(`not loaded: ${target.src}`);
    else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      complaints.push(`not loaded: ${target.href}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${told(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    complaints.push(`policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
};

/**
 * Adds the collection of errors to each page of the build in a folder, before any other script.
 * @param {string} folder
 */
export const noteComplaints = (folder) => {
  writeFileSync(join(folder, FILE), `(${listen.toString()})();`);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), page.replace('<meta charset', `<script src="/${FILE}"></script><meta charset`));
  }
};

/** Errors of the page since the last call. Runs in the page. */
export const takeComplaints = () => {
  const { complaints } = /** @type {{ complaints?: string[] }} */ (/** @type {unknown} */ (window));
  return complaints?.splice(0).join('\n') ?? 'nobody listens for complaints';
};
