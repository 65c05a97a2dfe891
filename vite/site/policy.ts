import { createHash } from 'node:crypto';
import { isSimulated, originOf, plainHosts, type Config } from '#runtime/config.ts';

/** Content-Security-Policy as directive → sources, in order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Inline scripts and styles of a build's pages, each allowed by its hash. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

const SELF = "'self'";
const NONE = "'none'";

/** Empty <style> that emotion adds to the head and fills by script, which the policy does not govern. */
const EMPTY_STYLE = '';

/** Hosts of Firebase for sign-in and token renewal. */
const firebaseHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * True when all companies that bring scripts are simulated: no foreign one is allowed then. An image host brings none.
 */
const hasOwnScriptsOnly = ({ simulate }: Config): boolean =>
  simulate.includes('identity') && simulate.includes('cards');

/** Sources for the identity provider; none while it is simulated. */
const identitySources = ({ simulate, firebase, firebaseEmulatorUrl }: Config) => {
  if (simulate.includes('identity')) return { scripts: [], connects: [], frames: [] };
  const emulator = originOf(firebaseEmulatorUrl);
  return {
    scripts: ['https://apis.google.com'],
    connects: emulator.length > 0 ? emulator : firebaseHosts,
    frames: emulator.length > 0 ? emulator : originOf(`https://${firebase.authDomain}`),
  };
};

/** Hosts of Stripe, from its guide to policies. */
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
 * Policy of a build. Pictures may come from any https host, as tasks name them even in the demo, and without TLS from
 * configured hosts (C-59). Only builds with simulated parts may start service or web workers.
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
    ...(hasOwnScriptsOnly(config) && trustedTypes),
  };
};

/** Hosts of a signed-in visitor's first requests: server and identity provider. */
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
 * Response headers for every file: the policy, and what only headers can say. Real providers' scripts are untested with
 * Trusted Types, so these only report there.
 */
export const headersFor = (config: Config, inline: Inline): Record<string, string> => ({
  'Content-Security-Policy': policyText({ ...policyFor(config, inline), 'frame-ancestors': [NONE] }),
  ...(!hasOwnScriptsOnly(config) && { 'Content-Security-Policy-Report-Only': policyText(trustedTypes) }),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
});

/** Inline scripts and styles of a page; scripts with an address or a data type are not inline code. */
export const inlineOf = (html: string): Inline => {
  // Browsers normalize line ends to \n before hashing.
  const texts = (tag: RegExp) => [...html.replaceAll('\r\n', '\n').matchAll(tag)].map(([, text]) => text ?? '');
  return {
    scripts: texts(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: texts(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
};

/** Page with its policy as the first <meta>, allowing its inline texts and the grid's style, given as CSS, by hash. */
export const secured = (html: string, config: Config, gridStyle: string): string => {
  const { scripts, styles } = inlineOf(html);
  const policy = policyText(policyFor(config, { scripts, styles: [gridStyle, ...styles] }));
  return html.replace('<head>', () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`);
};
