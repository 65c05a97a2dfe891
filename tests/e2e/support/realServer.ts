import type { Page } from '@playwright/test';
import { e2ePorts } from '../../../scripts/e2eBuilds.mjs';
import { serveIdentity } from '#tests/support/serveIdentity.ts';
import { mutationAnswers, serveSpecification, type SpecificationServer } from '#tests/support/specificationServer.ts';
import { expect, test as base } from './test.ts';

const ports = e2ePorts();

/** Somebody whom identity provider and server both know from the start. */
export const ada = { email: 'ada@example.test', password: 'Abcdef', name: 'Ada' };
export const rosa = { _id: 'b1', name: 'Rosa', email: 'rosa@example.test', role: 'worker', coin: 40, imgurl: '' };
const adasRow = { _id: 'a1', name: 'Ada', email: ada.email, role: 'admin', coin: 0, imgurl: '' };

/** The servers that the second build is configured for, over real HTTP; every test starts with Ada, Rosa and no requests. */
export const test = base.extend<{ server: SpecificationServer }, { running: SpecificationServer }>({
  configuredHosts: [`127.0.0.1:${String(ports.server)}`, `127.0.0.1:${String(ports.identity)}`],
  running: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to read the names of the fixtures that are used
    async ({}, provide) => {
      const identity = await serveIdentity({ people: [ada], port: ports.identity });
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
      allUser: null,
      accepts: () => true,
      fails: () => null,
      deletionTakes: 0,
    });
    await provide(running);
  },
});

/** Opens a guarded page, signs in as Ada when asked to, and comes back to it. */
export const comeInAsAda = async (page: Page, path = '/Dashboard/manageuser'): Promise<void> => {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await signInAsAda(page);
  await expect(page).toHaveURL(path);
};

export const signInAsAda = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password').fill(ada.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

export { expect };
