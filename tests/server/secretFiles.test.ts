import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { secrets, withSecretFiles } from '#server/secretFiles.ts';
import { runCommand } from '#tests/support/runServer.ts';

it('a secret comes from its file, and a server does not start with one in no file or in two places', async () => {
  const site = mkdtempSync(join(tmpdir(), 'taskcoin-secrets-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const TOKEN_SECRET = randomBytes(32).toString('base64');
  const file = join(site, 'secret');
  writeFileSync(file, `${TOKEN_SECRET}\n`);
  const { code, printed } = await runCommand([], { TOKEN_SECRET, TOKEN_SECRET_FILE: file, SEAL_KEY_FILE: '/nowhere' });
  expect(code).toBe(1);
  expect(printed).toContain('TOKEN_SECRET and TOKEN_SECRET_FILE are both set');
  expect(printed).toContain('SEAL_KEY_FILE names no file that can be read: /nowhere.');
  expect(withSecretFiles({ PORT: '1', TOKEN_SECRET_FILE: file })).toMatchObject({ PORT: '1', TOKEN_SECRET });
});

/** Variables with 'KEY' in their name that are no secrets, or part of another one. */
const open: readonly string[] = ['FIREBASE_API_KEY', 'PICTURES_KEY', 'PICTURES_ACCESS_KEY'];

it('each secret of docs/server.md may stand in a file', () => {
  const documented = [
    ...readFileSync('docs/server.md', 'utf8').matchAll(/^\| `((?:DATABASE_(?:REPLICA_)?URL|\w*(?:SECRET|KEY))\w*)` /gm),
  ];
  expect(
    documented
      .map(([, name]) => name)
      .filter((name = '') => !open.includes(name))
      .toSorted(),
  ).toEqual(secrets.toSorted());
});
