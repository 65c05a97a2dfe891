import { execFileSync } from 'node:child_process';
import { owner } from '../ownPostgres.mjs';

/** Output of a line of shell, which ends at its first failure. @param {string} line */
export const sh = (line) => execFileSync('sh', ['-ec', line], { encoding: 'utf8', stdio: 'pipe' });

/**
 * Output of a program that runs as the user postgres, whose home is the rehearsal's folder.
 * @param {string} folder @param {string} program @param {readonly string[]} args
 */
export const asPostgres = (folder, program, args) =>
  execFileSync(program, args, {
    ...owner(),
    cwd: folder,
    env: { ...process.env, HOME: folder },
    encoding: 'utf8',
    stdio: 'pipe',
  });
