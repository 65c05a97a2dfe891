import { parseArgs } from 'node:util';
import { besides, lists, peers } from '../bench/console/bars.mjs';
import { hostRules, hostName, originOf } from '../bench/console/hosts.mjs';
import { missedBars, printTables } from '../bench/console/report.mjs';
import { sayVerdict } from '../bench/sayVerdict.mjs';
import { benchFlags, ensureChromium } from './chromium.mjs';
import { freePorts } from './freePorts.mjs';
import { ensureInstalled } from './install.mjs';
import { argsOf } from './smokes.mjs';

// `npm run bench:console`: the time until a role's list shows, with an empty cache and a second time, on a phone and a
// desktop, beside earlier commits, refine and react-admin; then Lighthouse's scores. Exits with 1 where a bar is
// missed, except with a single run. While working: `-- --beside c9fea6b --roles admin --devices phone --runs 3 --scores
// 0`.
await ensureInstalled();
const { chromium } = await import('@playwright/test');
const { buildCandidate } = await import('../bench/console/buildCandidate.mjs');
const { missedScores, printScores, score } = await import('../bench/console/scores.mjs');
const { visit } = await import('../bench/console/visit.mjs');
const { serveWorld } = await import('../bench/console/serveWorld.mjs');
const { serveBuild } = await import('../bench/front/serveBuild.mjs');

const { values } = parseArgs({
  args: argsOf('bench:console'),
  options: {
    beside: { type: 'string', default: besides.join() },
    roles: { type: 'string', default: Object.keys(lists).join() },
    devices: { type: 'string', default: 'phone,desk' },
    caches: { type: 'string', default: 'cold,warm' },
    runs: { type: 'string', default: '5' },
    scores: { type: 'string', default: '3' },
  },
});
const roles = /** @type {import('../bench/console/bars.mjs').Role[]} */ (values.roles.split(','));
const devices = /** @type {import('../bench/console/bars.mjs').Device[]} */ (values.devices.split(','));
const caches = /** @type {import('../bench/console/bars.mjs').Cache[]} */ (values.caches.split(','));
const candidates = ['ours', ...values.beside.split(',').filter(Boolean)];

/**
 * Address of a role's list in a candidate (our build or another admin console), and who signs in for it: nobody in
 * another console.
 * @param {string} candidate
 * @param {(typeof roles)[number]} role
 */
const listOf = (candidate, role) => {
  const path = peers[candidate];
  return path === undefined
    ? { url: originOf(candidate) + lists[role].path, role }
    : { url: originOf(candidate) + path, role: undefined };
};

const first = await freePorts(3 + candidates.length);
const ports = { api: first, identity: first + 1, users: first + 2 };
const world = await serveWorld(ports);
const sites = Object.fromEntries(candidates.map((candidate, index) => [hostName(candidate), first + 3 + index]));
const flags = [hostRules({ ...ports, ...sites })];
/** @type {{ close: () => void }[]} */
const servers = [];
for (const candidate of candidates)
  servers.push(await serveBuild(await buildCandidate(candidate), sites[hostName(candidate)] ?? 0, 'hosted'));
const chrome = await ensureChromium();

/** @type {import('../bench/console/report.mjs').Noted[]} */
const noted = [];
const browser = await chromium.launch({
  executablePath: chrome,
  args: [...benchFlags, ...flags],
});
/** @type {string[]} */
const missed = [];
try {
  for (let run = 0; run < Number(values.runs); run++) {
    console.log(`Run ${run + 1} of ${values.runs}…`);
    for (const device of devices)
      for (const role of roles)
        // Interleaved, in changing order, so that a busy machine slows all alike.
        for (const candidate of run % 2 === 0 ? candidates : candidates.toReversed()) {
          if (candidate in peers && role !== 'admin') continue;
          const visits = await visit(browser, { ...listOf(candidate, role), device, caches });
          for (const [cache, one] of visits) noted.push({ candidate, role, device, cache, visit: one });
        }
  }
  await browser.close();
  printTables(noted);
  missed.push(...missedBars(noted));
  if (Number(values.scores) > 0) {
    const scored = candidates.map((name) => ({ name, ...listOf(name, 'admin') }));
    const scores = await score({ chrome, flags, runs: Number(values.scores), devices }, scored);
    printScores(scores, devices);
    missed.push(...missedScores(scores, Object.keys(peers)));
  }
} finally {
  await browser.close();
  for (const server of servers) server.close();
  await world.close();
}
sayVerdict(missed, { alone: values.runs === '1' });
