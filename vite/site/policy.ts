import { createHash } from 'node:crypto';
import { isSimulated, originOf, plainHosts, type Config } from '#runtime/config.ts';

/** What a Content-Security-Policy says: directive → sources, in the order in which they are written. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What stands inline in the pages of a build; each text is allowed by its hash. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

const SELF = "'self'";
const NONE = "'none'";

/** emotion puts an empty <style> in the head and fills it by script, which the policy does not govern. */
const EMPTY_STYLE = '';

/** Firebase's own hosts for sign-in and for renewing tokens. */
const firebaseHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whether the marketplace and all the companies live inside the browser: then nothing foreign is allowed at all. */
const isAllSimulated = ({ simulate }: Config): boolean =>
  simulate.includes('identity') && simulate.includes('cards') && simulate.includes('images');

/** Sources that one outside company needs; none while it is simulated. */
const identitySources = ({ simulate, firebase, firebaseEmulatorUrl }: Config) => {
  if (simulate.includes('identity')) return { scripts: [], connects: [], frames: [] };
  const emulator = originOf(firebaseEmulatorUrl);
  return {
    scripts: ['https://apis.google.com'],
    connects: emulator.length > 0 ? emulator : firebaseHosts,
    frames: emulator.length > 0 ? emulator : originOf(`https://${firebase.authDomain}`),
  };
};

/** As Stripe's guide to policies has it. */
const stripeHosts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

const cardSources = ({ simulate }: Config) =>
  simulate.includes('cards')
    ? { scripts: [], connects: [], frames: [] }
    : {
        scripts: stripeHosts,
        connects: ['https://api.stripe.com'],
        frames: [...stripeHosts, 'https://hooks.stripe.com'],
      };

const orNone = (sources: readonly string[]): readonly string[] => (sources.length > 0 ? sources : [NONE]);

/**
 * The policy of a build. Pictures may come from any https host, as a file of tasks can name one even in the demo, and without
 * TLS from the configured hosts alone (C-59). Workers are the demo's alone.
 */
export const policyFor = (config: Config, inline: Inline): Policy => {
  const identity = identitySources(config);
  const cards = cardSources(config);
  const server = originOf(config.apiUrl);
  const images = config.simulate.includes('images') ? [] : originOf(config.images.url);
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...inline.scripts.map(hashOf), ...cards.scripts, ...identity.scripts],
    'style-src': [SELF, ...[EMPTY_STYLE, ...inline.styles].map(hashOf)],
    'font-src': [SELF],
    'img-src': [SELF, 'data:', 'blob:', 'https:', ...plainHosts(config)],
    'connect-src': [SELF, ...server, ...images, ...cards.connects, ...identity.connects],
    'frame-src': orNone([...cards.frames, ...identity.frames]),
    'worker-src': [isSimulated(config) ? SELF : NONE],
    'manifest-src': [SELF],
    'base-uri': [NONE],
    'object-src': [NONE],
    'form-action': [SELF],
    ...(isAllSimulated(config) && trustedTypes),
  };
};

/** The hosts that a signed-in visitor's first calls go to: who they are, and what the marketplace knows of them. */
export const connectionsOf = (config: Config): string[] => [
  ...originOf(config.apiUrl),
  ...identitySources(config).connects,
];

const trustedTypes: Policy = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');

/**
 * The response headers a host should send with every file. They repeat the policy and add what only a header can say.
 * Real providers' scripts have not been seen under Trusted Types, so there they only report.
 */
export const headersFor = (config: Config, inline: Inline): Record<string, string> => ({
  'Content-Security-Policy': policyText({ ...policyFor(config, inline), 'frame-ancestors': [NONE] }),
  ...(!isAllSimulated(config) && { 'Content-Security-Policy-Report-Only': policyText(trustedTypes) }),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
});

/** What stands between <script> or <style> and their ends; scripts with an address have nothing there, and data is not run. */
export const inlineOf = (html: string): Inline => {
  // Browsers turn line ends into \n before they hash.
  const texts = (tag: RegExp) => [...html.replaceAll('\r\n', '\n').matchAll(tag)].map(([, text]) => text ?? '');
  return {
    scripts: texts(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: texts(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
};

/** A page with its policy as the first <meta>: what is inline in it is allowed by its hash, and the grid's own style with it. */
export const secured = (html: string, config: Config, gridStyle: string): string => {
  const { scripts, styles } = inlineOf(html);
  const policy = policyText(policyFor(config, { scripts, styles: [gridStyle, ...styles] }));
  return html.replace('<head>', () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`);
};
