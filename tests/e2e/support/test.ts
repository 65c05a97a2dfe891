import { test as base, expect, type BrowserContext } from '@playwright/test';

type Reporting = Window & { reportMishap?: (text: string) => void };

/** Notes every breach of the policy, uncaught error and request to another host, in every tab and pop-up. */
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
    else if (message.type() === 'error') mishaps.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !hosts.includes(host)) mishaps.push(`another host: ${request.url()}`);
  });
};

type Watched = {
  mishaps: string[];
  /** Hosts with ports, beside the site's own, that the build under test is configured for. */
  configuredHosts: readonly string[];
};

/**
 * Playwright's test, which also fails when a page breaks the policy, throws, or asks another host for anything.
 * A test that provokes one of these on purpose checks the list `mishaps` and empties it.
 */
export const test = base.extend<Watched>({
  configuredHosts: [[], { option: true }],
  mishaps: [
    async ({ context, baseURL, configuredHosts }, use) => {
      const mishaps: string[] = [];
      await watch(context, [new URL(baseURL ?? '').host, ...configuredHosts], mishaps);
      await use(mishaps);
      expect(mishaps).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
