import type { Page } from '@playwright/test';
import { e2ePorts } from '../../../scripts/e2eBuilds.mjs';
import { serveIdentity } from '#tests/support/serveIdentity.ts';
import { mutationAnswers, serveSpecification, type SpecificationServer } from '#tests/support/specificationServer.ts';
import { expect, test as base } from './test.ts';

const ports = e2ePorts();

const password = 'Abcdef';
/** Admin whom identity provider and server both know from the start. */
export const ada = { email: 'ada@example.test', password, name: 'Ada' };
export const rosa = { _id: 'b1', name: 'Rosa', email: 'rosa@example.test', role: 'worker', coin: 40, imgurl: '' };
/** Buyer whom the identity provider knows; a test has to add the row to the server. */
export const bo = { _id: 'c1', name: 'Bo', email: 'bo+shop@example.test', role: 'buyer', coin: 100, imgurl: '' };
const adasRow = { _id: 'a1', name: 'Ada', email: ada.email, role: 'admin', coin: 0, imgurl: '' };

/**
 * Playwright's test on the build for a real server, with stand-ins over HTTP for the server and the identity provider.
 * Every test begins with Ada and Rosa alone, and no requests.
 */
export const test = base.extend<{ server: SpecificationServer }, { running: SpecificationServer }>({
  configuredHosts: [`127.0.0.1:${String(ports.server)}`, `127.0.0.1:${String(ports.identity)}`],
  running: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to read the names of the fixtures that are used
    async ({}, provide) => {
      const identity = await serveIdentity({
        people: [ada, ...[rosa, bo].map(({ email, name }) => ({ email, name, password }))],
        port: ports.identity,
      });
      const server = await serveSpecification({ port: ports.server });
      await provide(server);
      await server.close();
      identity.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ running }, provide) => {
    running.requests.length = 0;
    running.users.splice(0, running.users.length, { ...adasRow }, { ...rosa });
    Object.assign(running.settings, {
      mutations: mutationAnswers.JSON,
      accepts: () => true,
      answers: () => null,
      deletionTakes: 0,
    });
    await provide(running);
  },
});

/** Opens a guarded page, signs in as Ada when asked to, and comes back to it. */
export const comeInAsAda = (page: Page, path = '/Dashboard/manageuser'): Promise<void> => comeIn(page, ada, path);

/** Opens a guarded page, signs in as a person whom the identity provider knows, and comes back to the page. */
export const comeIn = async (page: Page, person: { email: string }, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, person);
  await expect(page).toHaveURL(path);
};

export const signInAsAda = (page: Page): Promise<void> => signIn(page, ada);

const signIn = async (page: Page, { email }: { email: string }): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

export { expect };
