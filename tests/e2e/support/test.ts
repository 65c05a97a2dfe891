import { test as base, expect, type BrowserContext } from '@playwright/test';

type Reporting = Window & { reportMishap?: (text: string) => void };

/** Notes every breach of the policy, uncaught error and request to another host, in every tab and pop-up. */
const watch = async (context: BrowserContext, host: string, mishaps: string[]) => {
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
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== host) mishaps.push(`another host: ${request.url()}`);
  });
};

/**
 * Playwright's test, which also fails when a page breaks the policy, throws, or asks another host for anything.
 * A test that provokes one of these on purpose checks the list `mishaps` and empties it.
 */
export const test = base.extend<{ mishaps: string[] }>({
  mishaps: [
    async ({ context, baseURL }, use) => {
      const mishaps: string[] = [];
      await watch(context, new URL(baseURL ?? '').hostname, mishaps);
      await use(mishaps);
      expect(mishaps).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
