/** Zero-width space that react-admin renders below inputs. No code here assigns any other HTML. */
const ZERO_WIDTH_SPACE = '&#8203;';

/** Origins from which scripts may be loaded: Stripe's and, for the sign-in pop-up, Google's. */
const scriptHosts = /^https:\/\/((\w+\.)?js\.stripe\.com|apis\.google\.com)$/;

/**
 * Returns `html` unchanged if the page may parse it, otherwise null; the browser then throws. The default policy of
 * Trusted Types calls this.
 */
export const trustedHtml = (html: string): string | null => (html === ZERO_WIDTH_SPACE ? html : null);

/** Path of the demo's service worker; a build without the demo does not contain it. */
const workers = __SIMULATED__ ? ['/mockServiceWorker.js'] : [];

/**
 * Returns `address` unchanged if the page may load a script or worker from it, otherwise null; the browser then throws.
 * `here` is the page's origin.
 */
export const trustedScriptUrl = (address: string, here: string): string | null => {
  if (!URL.canParse(address, here)) return null;
  const { protocol, origin, pathname } = new URL(address, here);
  const worker = origin === here && workers.includes(pathname);
  // A blob: has the origin of the page that made it, hence the check of the protocol.
  return worker || (protocol === 'https:' && scriptHosts.test(origin)) ? address : null;
};

type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown } };

// Registers the default policy of Trusted Types, so that the browser refuses everything else. Import this module first.
(globalThis as WithTrustedTypes).trustedTypes?.createPolicy('default', {
  createHTML: trustedHtml,
  createScriptURL: (address) => trustedScriptUrl(address, location.origin),
});
