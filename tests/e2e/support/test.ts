import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';

type Reporting = Window & { reportMishap?: (text: string) => void };

/**
 * True for the browser's own message about a refused or missing response, which tests check by what the product shows.
 */
const isServersAnswer = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && !message.location().url.includes('/assets/');

/**
 * Notes breaches of the content security policy, uncaught errors, console errors and requests to hosts not in `hosts`,
 * in every tab and pop-up. The notes are added to `mishaps`.
 */
const watch = async (context: BrowserContext, hosts: readonly string[], mishaps: string[]) => {
  await context.exposeFunction('reportMishap', (text: string) => mishaps.push(text));
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        const where = `${sourceFile}:${String(lineNumber)} ${sample}`;
        (window as Reporting).reportMishap?.(`policy: ${effectiveDirective} refused ${blockedURI} at ${where}`);
      },
    );
  });
  context.on('weberror', (error) => mishaps.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type/i.test(message.text())) mishaps.push(`policy: ${message.text()}`);
    else if (message.type() === 'error' && !isServersAnswer(message)) mishaps.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !hosts.includes(host)) mishaps.push(`another host: ${request.url()}`);
  });
};

const hostsOf = (baseURL: string | undefined, configured: readonly string[]) => [
  new URL(baseURL ?? '').host,
  ...configured,
];

type Watched = {
  mishaps: string[];
  /** Declares that the test causes console errors of this pattern, at least one. */
  expectComplaint: (pattern: RegExp) => void;
  /** Hosts with ports, beside the site's own, that the build under test is configured for. */
  configuredHosts: readonly string[];
  /** Opens a page in another browser profile, for another person; it is watched as well. */
  elsewhere: () => Promise<Page>;
};

/**
 * Playwright's test, which also fails when a page breaks the content security policy, throws, logs an error, or
 * requests anything from another host. A test that provokes one of these checks the list `mishaps` and empties it, or
 * calls `expectComplaint`.
 */
export const test = base.extend<Watched>({
  configuredHosts: [[], { option: true }],
  mishaps: [
    async ({ context, baseURL, configuredHosts }, use) => {
      const mishaps: string[] = [];
      await watch(context, hostsOf(baseURL, configuredHosts), mishaps);
      await use(mishaps);
      expect(mishaps).toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, baseURL, configuredHosts, mishaps }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await watch(context, hostsOf(baseURL, configuredHosts), mishaps);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  expectComplaint: async ({ mishaps }, provide) => {
    const expected: RegExp[] = [];
    await provide((pattern) => expected.push(pattern));
    const heard = (text: string) => expected.some((pattern) => pattern.test(text));
    const unheard = () => expected.filter((pattern) => !mishaps.some((text) => pattern.test(text)));
    await expect.poll(unheard, 'a complaint was expected and did not come').toEqual([]);
    mishaps.splice(0, mishaps.length, ...mishaps.filter((text) => !heard(text)));
  },
});

export { expect };
