import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '#tests/support/administer.ts';
import { runCommand } from '#tests/support/runServer.ts';
import { findProgram } from '../../scripts/findProgram.mjs';
import { findPostgres, owner, startOwnPostgres } from '../../scripts/ownPostgres.mjs';

const PROGRAMS = findPostgres();
const OPENSSL = findProgram({ names: ['openssl'] });

const openssl = (...args: string[]) => execFileSync(OPENSSL ?? '', args, { stdio: 'ignore' });

/**
 * Makes a certificate authority, and its certificate for a host; `where` is that as a subjectAltName, and `name` begins
 * the files' names. Returns the files' paths.
 */
const certify = (folder: string, name: string, where: string) => {
  const file = (end: string) => join(folder, `${name}.${end}`);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=us', '-keyout', file('ca.key'), '-out', file('ca'));
  openssl('req', ...key, '-subj', '/CN=database', '-keyout', file('key'), '-out', file('request'));
  writeFileSync(file('names'), `subjectAltName=${where}`);
  const signed = ['-CA', file('ca'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2'];
  openssl('x509', '-req', '-in', file('request'), ...signed, '-extfile', file('names'), '-out', file('certificate'));
  chmodSync(file('key'), 0o600);
  const user = owner();
  if (user?.uid !== undefined) chownSync(file('key'), user.uid, user.gid);
  return { authority: file('ca'), certificate: file('certificate'), key: file('key') };
};

describe.skipIf(PROGRAMS === undefined || OPENSSL === undefined)('TLS to the database', () => {
  let folder: string;
  let [own, elsewhere]: ReturnType<typeof certify>[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'taskcoin-tls-'));
    chmodSync(folder, 0o755);
    own = certify(folder, 'own', 'IP:127.0.0.1');
    elsewhere = certify(folder, 'elsewhere', 'DNS:database.elsewhere.test');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['the right one', () => own, () => own, 0, 'up to date'],
    ['one of another authority', () => own, () => elsewhere, 1, 'certificate'],
    ['one of another machine', () => elsewhere, () => elsewhere, 1, 'altnames'],
  ])('sslmode=verify-full with %s', async (_, servers, trusted, code, said) => {
    const { certificate = '', key = '' } = servers() ?? {};
    const postgres = await startOwnPostgres(PROGRAMS ?? '', {
      ssl: 'on',
      ssl_cert_file: certificate,
      ssl_key_file: key,
      fsync: 'off',
    });
    try {
      const { url } = await createDatabase(postgres.url);
      // Without the check everybody gets in, as by default nothing is encrypted.
      expect((await runCommand(['migrate'], { DATABASE_URL: url })).code).toBe(0);
      const checked = `${url}?sslmode=verify-full&sslrootcert=${trusted()?.authority ?? ''}`;
      const ended = await runCommand(['migrate'], { DATABASE_URL: checked });
      expect(ended).toEqual({ code, printed: expect.stringContaining(said) as string });
    } finally {
      await postgres.stop();
    }
  });
});
