import { partnerTables } from './scripts/partner-tables.mjs'

/** The entry points of the package, equal to those in package.json. */
export const ENTRIES = {
  index: 'src/index.ts',
  'index-node': 'src/index-node.ts',
  tracking: 'src/tracking/index.ts',
  rx: 'src/rx/index.ts',
  node: 'src/node.ts',
  payment: 'src/payment/index.ts',
  login: 'src/login/index.ts',
  fetch: 'src/fetch/index.ts',
  webhooks: 'src/webhooks/index.ts',
  axios: 'src/axios/index.ts',
  testing: 'src/fake-gateway/index.ts',
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
  entry: ENTRIES,
  clean: true,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // The browser build of crypto-js, without node's crypto, which index-node uses directly.
  platform: 'browser',
  removeNodeProtocol: false,
  splitting: true,
  noExternal: [/^crypto-js/, /^node-forge/, /^@noble\/hashes/, /^@zhushutong\/domain/],
  external: ['rxjs', 'axios', /^node:/],
  esbuildPlugins: [withoutPassphrases, partnerTables],
  // Chinese without escapes: escapes are twice as long, a twentieth of the package.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
}
