/** The zero-width space that react-admin writes below inputs: the one piece of HTML that anything here hands to the page. */
const ZERO_WIDTH_SPACE = '&#8203;';

/** Whose scripts may be added to the page: the card provider's and, for the sign-in pop-up, Google's. */
const scriptHosts = /^https:\/\/((\w+\.)?js\.stripe\.com|apis\.google\.com)$/;

/** Text that the page may parse as HTML, or null: then the browser refuses it. */
export const trustedHtml = (html: string): string | null => (html === ZERO_WIDTH_SPACE ? html : null);

/** The demo's own worker; the name itself is absent from a build without a demo. */
const workers = __SIMULATED__ ? ['/mockServiceWorker.js'] : [];

/** An address that the page may load a script or a worker from, or null. `here` is the page's own origin. */
export const trustedScriptUrl = (address: string, here: string): string | null => {
  if (!URL.canParse(address, here)) return null;
  const { protocol, origin, pathname } = new URL(address, here);
  const worker = origin === here && workers.includes(pathname);
  // A blob: has the origin of the page that made it, hence the protocol.
  return worker || (protocol === 'https:' && scriptHosts.test(origin)) ? address : null;
};

type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown } };

// Importing this module names what may reach the page's script sinks; everything else is refused. Import it first.
(globalThis as WithTrustedTypes).trustedTypes?.createPolicy('default', {
  createHTML: trustedHtml,
  createScriptURL: (address) => trustedScriptUrl(address, location.origin),
});
