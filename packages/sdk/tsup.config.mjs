/** The entry points of the package, equal to those in package.json. */
export const ENTRIES = {
  index: 'src/index.ts',
  'index-node': 'src/index-node.ts',
  contract: 'src/contract/index.ts',
  adapters: 'src/adapters/index.ts',
  tracking: 'src/tracking/index.ts',
  rx: 'src/rx/index.ts',
  node: 'src/node.ts',
  payment: 'src/payment/index.ts',
  login: 'src/login/index.ts',
  fetch: 'src/fetch/index.ts',
  webhooks: 'src/webhooks/index.ts',
  axios: 'src/axios/index.ts',
}

/**
 * Separate files, so that a bundler can drop them from a page that does not use them. A bundler cannot drop
 * computed values from within a file, and these tables are computed.
 */
const PARTS = {
  'parts/records': '../domain/src/records/index.ts',
  'parts/comquery': '../domain/src/comquery/index.ts',
  // Page sizes: used also by calls without records, so not bundled with the records.
  'parts/paging': '../domain/src/paging/index.ts',
  // Roles and add-ons: used by the calls without records, too.
  'parts/access': '../domain/src/access/index.ts',
  'parts/query': '../domain/src/records/search/query.ts',
}

// crypto-js includes these modules to derive keys from passphrases. The SDK's keys are complete, and the
// fallback is loaded over the slowest connections.
const withoutPassphrases = {
  name: 'without-passphrases',
  setup: (build) => {
    build.onLoad({ filter: /crypto-js\/(md5|evpkdf)\.js$/ }, () => ({ contents: '' }))
  },
}

/**
 * Bundles everything except rxjs and axios, which must be shared with the program's own copy: the package
 * has no other dependency, and a program without streams loads no rxjs. scripts/build.mjs creates the
 * types.
 * @type {import('tsup').Options}
 */
export default {
  entry: { ...ENTRIES, ...PARTS },
  clean: true,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // The browser build of crypto-js, without node's crypto, which index-node uses directly.
  platform: 'browser',
  removeNodeProtocol: false,
  splitting: true,
  noExternal: [/^zod/, /^crypto-js/, /^node-forge/, /^@noble\/hashes/, /^@zhushutong\/domain/],
  external: ['rxjs', 'axios', /^node:/],
  esbuildPlugins: [withoutPassphrases],
  // Chinese without escapes: escapes are twice as long, a twentieth of the package.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
}
