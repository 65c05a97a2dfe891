/** Directions of import (docs/decisions, README "Where things are"); each rule's comment says what it protects. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const inside = (...folders) => `^src/(${folders.join('|')})/`;
const outside = (...folders) => `^src/(?!(${folders.join('|')})/)`;
/**
 * Folders of src, each of which may import those before it. README's table has them in this order
 * (tests/build/floors.test.ts).
 */
const floors = require('./scripts/floors.json');
const upward = floors
  .slice(0, -1)
  .map((floor, at) =>
    never(
      `${floor}-knows-what-is-below`,
      'Every folder can be read by who knows those below it.',
      { path: inside(floor) },
      { path: inside(...floors.slice(at + 1)) },
    ),
  );
/** From here on an import of another folder names it (`#ui/…`); those below know each other by place, as CONTRIBUTING.md says. */
const named = floors.slice(floors.indexOf('dataProvider') + 1);
const packages = 'node_modules/';
/** Files that start the page, and so the simulation. */
const STARTS = '^src/(main\\.tsx|startup/pageRuntime\\.ts)$';
/** Files that may be imported by every folder: they hold facts, no code that knows the app. */
const shared = '^src/(product\\.ts|define\\.d\\.ts)$';

module.exports = {
  forbidden: [
    ...upward,
    never(
      'other-folders-by-name',
      'Who reads an import sees at once that it leaves the folder, and whither: #folder/file.ts.',
      { path: inside(...named) },
      { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    ),
    never('no-cycles', 'A cycle has no order in which to read it.', {}, { circular: true }),
    never('resolvable', 'An import must name a file that exists.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    never(
      'domain-is-pure',
      'The domain is rules and numbers: it runs anywhere, with nothing.',
      { path: inside('domain') },
      { pathNot: inside('domain') },
    ),
    never(
      'contract-knows-domain-and-zod',
      'The contract is read by the client, the server and the tests alike.',
      { path: inside('contract') },
      { pathNot: [inside('contract', 'domain'), `${packages}zod/`] },
    ),
    never(
      'api-knows-the-contract',
      'Transport carries the contract and nothing else: it never touches screens, sessions or packages.',
      { path: inside('api') },
      { pathNot: inside('api', 'contract', 'domain') },
    ),
    never(
      'resources-are-strangers',
      'One resource can be read, changed or removed without reading another.',
      { path: '^src/resources/([^/]+)/' },
      { path: '^src/resources/([^/]+)/', pathNot: '^src/resources/$1/' },
    ),
    never(
      'resources-have-one-door',
      'What a resource offers stands in its index.ts, what react-admin knows of it in resource.ts; the rest is its own business.',
      { path: '^(src|backend)/', pathNot: '^src/resources/' },
      { path: '^src/resources/[^/]+/', pathNot: '^src/resources/[^/]+/(index\\.ts|resource\\.tsx?)$' },
    ),
    never(
      'providers-are-strangers',
      'Who is here and what is listed meet in console, which hands each what it needs of the other.',
      { path: '^src/(auth|data)Provider/' },
      { path: '^src/(auth|data)Provider/', pathNot: '^src/$1Provider/' },
    ),
    never(
      'screens-never-fetch',
      'Screens ask the providers; only these call the server, so that roles, caching and failures have one place.',
      { path: inside('resources', 'dashboards', 'public-site', 'ui') },
      { path: inside('api', 'mocks') },
    ),
    never(
      'only-main-starts-mocks',
      'The in-browser backend must be absent from a build that has a real one.',
      { path: '^(src|backend)/', pathNot: ['^src/mocks/', STARTS] },
      { path: inside('mocks') },
    ),
    never(
      'main-loads-mocks-late',
      'Only a dynamic import behind __SIMULATED__ can be left out of a build.',
      { path: STARTS },
      { path: inside('mocks'), dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    never(
      'backend-knows-domain-and-contract',
      'The server shares the facts with the client and none of its code.',
      { path: '^backend/' },
      { path: outside('domain', 'contract') },
    ),
    never(
      'src-knows-no-backend',
      'The client talks to the server over HTTP only; the one exception runs the server inside the browser.',
      { path: '^src/', pathNot: inside('mocks') },
      { path: '^backend/' },
    ),
    never(
      'server-knows-backend',
      'What runs in Node alone, a database first of all, stands behind the ports of the backend.',
      { path: '^server/', pathNot: '^server/simulated/' },
      { path: outside('domain', 'contract') },
    ),
    never(
      'production-simulates-nothing',
      'A server for the real world must not even contain simulated people and cards.',
      { path: '^(src|backend|server)/', pathNot: '^server/(simulated/|full\\.ts$)' },
      { path: '^server/simulated/' },
    ),
    never(
      'cards-behind-their-port',
      "The card company's package is for the server: it must reach neither a browser nor the rules of money.",
      { path: '^(src|backend|server|vite)/', pathNot: '^server/cards/' },
      { path: `${packages}stripe/` },
    ),
    never(
      'limits-behind-their-port',
      'Who is told to wait is a rule; how calls are counted by many processes is not.',
      { path: '^(src|backend|server|vite)/', pathNot: '^server/limits/' },
      { path: `${packages}rate-limiter-flexible/` },
    ),
    never(
      'documents-behind-their-port',
      'What a receipt says is a rule; the package that draws it must not reach a browser.',
      { path: '^(src|backend|server|vite)/', pathNot: '^server/documents/' },
      { path: `${packages}pdfkit/` },
    ),
    never(
      'metrics-behind-their-port',
      'What is counted is a fact of ours; how it is told to whom is not.',
      { path: '^(src|backend|server|vite)/', pathNot: '^server/metrics/' },
      { path: `${packages}prom-client/` },
    ),
    never(
      'pictures-behind-their-port',
      'What decodes, receives and keeps files of strangers stays where their limits are.',
      { path: '^(src|backend|server|vite)/', pathNot: '^server/pictures/' },
      { path: `${packages}(sharp|@fastify/busboy|aws4fetch)/` },
    ),
    never(
      'nobody-knows-server',
      'The demo in the browser has the same backend, and no database.',
      { path: '^(src|backend|vite)/' },
      { path: '^server/' },
    ),
    never(
      'public-site-is-light',
      "A visitor must not download the console, its grid or react-admin's own screens.",
      { path: inside('public-site') },
      {
        path: [
          inside('console', 'resources', 'dashboards'),
          `${packages}(react-admin|ra-ui-materialui|@mui/x-data-grid)/`,
        ],
      },
    ),
    never(
      'product-code-needs-no-tests',
      'Nothing that ships may depend on tests or on tools of the build.',
      { path: '^(src|backend|server)/' },
      { path: '^(tests|vite|scripts)/' },
    ),
    never(
      'build-tools-know-facts-only',
      'The build reads the configuration and the theme, and of the app what draws its pages.',
      { path: '^vite/' },
      {
        path: '^(src|backend|tests)/',
        pathNot: ['^src/(runtime/config\\.ts|i18n/patience\\.ts|prerender\\.tsx)$', inside('ui'), shared],
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // Peers have packages of their own, installed only for the benchmark; the example belongs into a copy of the product.
    exclude: '^(bench/console/peers|tests/examples/reports)/',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
