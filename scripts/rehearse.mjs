import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from './buildServer.mjs';
import { ensureInstalled } from './install.mjs';
import { owner } from './ownPostgres.mjs';
import { overwritesLock, patroniVersion } from './rehearse/askPatroni.mjs';
import { formerBuild } from './rehearse/formerBuild.mjs';
import { missing } from './rehearse/needs.mjs';
import { seconds } from './rehearse/seconds.mjs';
import { PREFIX } from './rehearse/settings.mjs';
import { OWN, setStage } from './rehearse/stage.mjs';
import { planOf, STEPS } from './rehearse/steps.mjs';
import { argsOf } from './smokes.mjs';

// `npm run rehearse`: three nodes of Patroni with a synchronous standby, two processes of the server and people at work.
// The leader is killed, cut off from everybody and paused in turn, `-- --rounds 20` times in all; `--more` goes on with
// the other steps of rehearse/steps.mjs, `--only disk,restore` runs those. As root, on Linux; docs/scale.md says more.
const { values } = parseArgs({
  args: argsOf('rehearse'),
  options: {
    rounds: { type: 'string', default: '3' },
    lanes: { type: 'string', default: '6' },
    smoke: { type: 'boolean', default: false },
    more: { type: 'boolean', default: false },
    only: { type: 'string' },
    from: { type: 'string' },
  },
});
const plan = planOf(values);
const unknown = plan.filter((name) => !(name in STEPS));
if (unknown.length > 0) throw new Error(`No steps: ${unknown.join(' ')}. There are ${Object.keys(STEPS).join(' ')}.`);

if (values.smoke) {
  const packages = process.platform === 'linux' ? missing() : ['Linux'];
  console.log(packages.length > 0 ? `Missing for a rehearsal: ${packages.join(' ')}` : 'All is there for a rehearsal.');
  process.exit(await buildServer('rehearse'));
}
if (process.platform !== 'linux' || process.getuid?.() !== 0)
  throw new Error('The rehearsal makes network namespaces: run it as root, on Linux.');
const packages = missing();
if (packages.length > 0)
  throw new Error(`Debian's packages are missing: apt-get install --no-install-recommends ${packages.join(' ')}`);
await ensureInstalled();
for (const kind of /** @type {const} */ (['server', 'rehearse']))
  if ((await buildServer(kind)) !== 0) throw new Error(`The ${kind} could not be built.`);

const folder = join(tmpdir(), `${PREFIX}${randomBytes(4).toString('hex')}`);
mkdirSync(folder);
const user = owner();
if (user?.uid !== undefined) chownSync(folder, user.uid, user.gid);
/** @type {(() => unknown)[]} */
const ends = [];
const began = Date.now();
const say = (/** @type {string} */ text) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${text}`);

const rehearse = async () => {
  const former = plan.includes('upgrade') ? await formerBuild(values.from) : OWN;
  if (!former) say('no upgrade: there is no history with an earlier version');
  const stage = await setStage({ folder, build: former ?? OWN, lanes: values.lanes, ends });
  say(`three nodes of Patroni ${patroniVersion()}, one of them a synchronous standby`);
  if (overwritesLock()) say('this Patroni may lose what was confirmed, as docs/scale.md says: take 3.0.3 or newer');
  /** @type {Record<string, number[]>} */
  const pauses = {};
  for (const [nth, name] of plan.entries()) {
    if (name === 'upgrade' && !former) continue;
    const { said = '', pause } = (await STEPS[name]?.(stage)) ?? {};
    if (pause !== undefined) (pauses[name] ??= []).push(pause);
    say(`${nth + 1}: ${name}: ${said}`);
  }
  for (const [fault, all] of Object.entries(pauses)) {
    const sorted = all.toSorted((one, other) => one - other);
    const [least = 0, middle = 0, most = 0] = [sorted[0], sorted[Math.floor(all.length / 2)], sorted.at(-1)];
    say(`${fault}: ${seconds(least)} to ${seconds(most)} s in ${all.length} rounds, median ${seconds(middle)}`);
  }
};

const clean = async () => {
  for (const end of ends.splice(0)) await end();
  if (process.exitCode !== 1 && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    process.exitCode = 1;
    void clean().then(() => process.exit());
  });
try {
  await rehearse();
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
  console.error(`Logs: ${folder}`);
} finally {
  await clean();
}
