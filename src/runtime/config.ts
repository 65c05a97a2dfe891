import { specified, type Prices } from '#domain/coins.ts';

/** Outside companies that can be simulated. */
export const companies = ['identity', 'cards', 'images'] as const;

type Env = Readonly<Record<string, string | boolean | undefined>>;

/** Problem with a build-time variable: its name, and the key of the sentence that says what is wrong. */
export type ConfigProblem = { variable: string; key: 'config.missing' | 'config.notAnAddress' | 'config.unknownValue' };

/**
 * Values used for simulated companies instead of those of the environment. The simulation answers at their paths on
 * this site.
 */
const simulated = {
  identity: {
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-taskcoin', appId: 'demo' },
    firebaseEmulatorUrl: '',
  },
  stripeKey: 'pk_test_demo',
  images: { url: '/images/upload', key: 'demo' },
} as const;

/**
 * Reads all build-time variables and collects all their problems. If there are problems, the app shows them instead of
 * starting. `prices` come from the owner's settings file and are for pages without a session.
 */
export const parseConfig = (env: Env, prices: Prices = specified) => {
  const problems: ConfigProblem[] = [];
  const problem = (variable: string, key: ConfigProblem['key']) => problems.push({ variable, key });
  const text = (variable: string) => String(env[variable] ?? '').trim();
  const required = (variable: string) => {
    if (text(variable) === '') problem(variable, 'config.missing');
    return text(variable);
  };
  const address = (variable: string, value = text(variable)) => {
    if (value !== '' && !isAddress(value)) problem(variable, 'config.notAnAddress');
    return value.replace(/\/+$/, '');
  };
  const demo = text('VITE_API_URL') === '';
  const named = text('VITE_SIMULATE')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (named.some((name) => !companies.some((company) => company === name)))
    problem('VITE_SIMULATE', 'config.unknownValue');
  const simulate = named.length > 0 ? companies.filter((company) => named.includes(company)) : demo ? companies : [];
  const by = text('VITE_SIMULATED_BY');
  if (!['', 'browser', 'server'].includes(by)) problem('VITE_SIMULATED_BY', 'config.unknownValue');
  const paging = text('VITE_SERVER_PAGING');
  if (!['', 'true', 'false'].includes(paging)) problem('VITE_SERVER_PAGING', 'config.unknownValue');

  const config = {
    /** Address or path of the product's own server. In the demo it is '/api', which is answered inside the browser. */
    apiUrl: demo ? '/api' : address('VITE_API_URL'),
    /** True when the marketplace itself runs inside the browser, without any server. */
    demo,
    simulate,
    /**
     * Place where identity and cards are simulated: this browser, or the product's own server (`npm run start:full`).
     */
    simulatedBy: by === 'server' ? ('server' as const) : ('browser' as const),
    ...(simulate.includes('identity')
      ? simulated.identity
      : {
          firebase: {
            apiKey: required('VITE_FIREBASE_API_KEY'),
            authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
            projectId: required('VITE_FIREBASE_PROJECT_ID'),
            appId: required('VITE_FIREBASE_APP_ID'),
          },
          /**
           * Address of an identity emulator that is used instead of Google; '' means this site's origin, as in the
           * demo.
           */
          firebaseEmulatorUrl: address('VITE_FIREBASE_AUTH_EMULATOR_URL') || undefined,
        }),
    stripeKey: simulate.includes('cards') ? simulated.stripeKey : required('VITE_STRIPE_PUBLISHABLE_KEY'),
    images: simulate.includes('images')
      ? simulated.images
      : {
          url: address('VITE_IMAGE_UPLOAD_URL', required('VITE_IMAGE_UPLOAD_URL')),
          key: required('VITE_IMAGE_UPLOAD_KEY'),
        },
    prices,
    siteUrl: address('VITE_SITE_URL') || undefined,
    /** True when lists request sorted, filtered pages even from a server that does not announce the extra `paging`. */
    serverPaging: paging === 'true',
  };
  return { config, problems };
};

/** Build-time configuration as plain JSON. The build parses it once (variables: .env.example). */
export type Config = ReturnType<typeof parseConfig>['config'];

/** True when anything is simulated: the marketplace itself, or an outside company. */
export const isSimulated = ({ demo, simulate }: Config): boolean => demo || simulate.length > 0;

/**
 * Origin of an address, in an array: 'https://api.example.com/v1' → ['https://api.example.com']. Empty for a path, and
 * for undefined.
 */
export const originOf = (address: string | undefined): string[] =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];

/**
 * Origins of the server and of the image host that have no TLS. Apart from these and the site's own origin, pictures
 * are shown only from origins with TLS (C-59).
 */
export const plainHosts = ({ apiUrl, images }: Config): string[] =>
  [...originOf(apiUrl), ...originOf(images.url)].filter((origin) => origin.startsWith('http:'));

/** True for a path on this site ('/api') or an http(s) URL. */
const isAddress = (value: string): boolean =>
  /^\/(?!\/)/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value));
