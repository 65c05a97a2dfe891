import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { benchFlags } from '../../scripts/chromium.mjs';
import { measure } from '../front/measure.mjs';
import { median } from '../median.mjs';
import { signIn } from './signIn.mjs';

/** @typedef {{ name: string, url: string, role: import('./bars.mjs').Role | undefined }} Scored */
/** @typedef {Record<string, Partial<Record<import('./bars.mjs').Device, number[]>>>} Scores */

const forms = /** @type {const} */ ({ phone: 'mobile', desk: 'desktop' });

/**
 * Lighthouse's performance scores of lists opened with a session and an empty cache: one a visit, by candidate and
 * device. Each visit has its own browser, with a copy of a profile that is signed in.
 * @param {{ chrome: string, flags: readonly string[], runs: number, devices: readonly import('./bars.mjs').Device[] }}
 *   how path of Chromium, its flags, number of visits for each list, and the devices that Lighthouse simulates
 * @param {readonly Scored[]} candidates
 */
export const score = async ({ chrome, flags, runs, devices }, candidates) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-console-'));
  const signedIn = join(folder, 'signedIn');
  let copies = 0;
  const profile = () => {
    copies += 1;
    const copy = join(folder, String(copies));
    cpSync(signedIn, copy, { recursive: true, filter: (path) => !/cache|^Singleton/i.test(basename(path)) });
    return copy;
  };
  /** @type {Scores} */
  const scores = Object.fromEntries(candidates.map(({ name }) => [name, {}]));
  try {
    const context = await chromium.launchPersistentContext(signedIn, {
      executablePath: chrome,
      args: [...benchFlags, ...flags],
    });
    for (const { url, role } of candidates) if (role) await signIn(context, url, role);
    await context.close();
    for (let run = 0; run < runs; run++)
      for (const device of devices)
        for (const { name, url } of run % 2 === 0 ? candidates : candidates.toReversed()) {
          const { scores: found } = await measure(chrome, url, forms[device], {
            flags,
            profile,
            only: ['performance'],
          });
          ((scores[name] ??= {})[device] ??= []).push(found.performance ?? NaN);
        }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return scores;
};

/**
 * Prints the medians of Lighthouse's scores, a line per candidate.
 * @param {Scores} scores
 * @param {readonly import('./bars.mjs').Device[]} devices
 */
export const printScores = (scores, devices) => {
  console.log(`\nLighthouse's score (${devices.join(', ')})`);
  for (const [name, found] of Object.entries(scores))
    console.log(name.padEnd(14) + devices.map((device) => String(median(found[device] ?? [])).padStart(7)).join(''));
};

/**
 * Sentences about the scores that missed the limit: ours must exceed that of peers, which need no sign-in.
 * @param {Scores} scores
 * @param {readonly string[]} peers
 */
export const missedScores = (scores, peers) =>
  Object.entries(scores.ours ?? {}).flatMap(([device, ours]) =>
    peers.flatMap((peer) => {
      const theirs = scores[peer]?.[/** @type {import('./bars.mjs').Device} */ (device)];
      return theirs && median(theirs) >= median(ours)
        ? [`${device}: a score of ${median(ours)}, ${peer} has ${median(theirs)}`]
        : [];
    }),
  );
