/** What a program can import, and where it begins; package.json names the same. */
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
}

/**
 * Files of their own, so that a bundler drops them whole from a page that does not use them. Within a file it keeps
 * whatever is computed, and these tables are.
 */
const PARTS = {
  'parts/records': '../domain/src/records/index.ts',
  'parts/comquery': '../domain/src/comquery/index.ts',
  // The sizes of a page and the length of a keyword, which calls without records name too: not to be found among them.
  'parts/pager': '../domain/src/pager/index.ts',
  'parts/query': '../domain/src/records/query.ts',
}

// crypto-js brings these to derive keys from passphrases. Ours come whole, and the fall-back is loaded over the
// slowest connections.
const withoutPassphrases = {
  name: 'without-passphrases',
  setup: (build) => {
    build.onLoad({ filter: /crypto-js\/(md5|evpkdf)\.js$/ }, () => ({ contents: '' }))
  },
}

/**
 * Everything is bundled in but rxjs, whose Observables a program shares with its own copy: one folder to install
 * and to load, and a program that uses no stream loads no rxjs. Types are made by scripts/build.mjs.
 * @type {import('tsup').Options}
 */
export default {
  entry: { ...ENTRIES, ...PARTS },
  clean: true,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // Of crypto-js the half without node's crypto, which index-node brings itself.
  platform: 'browser',
  removeNodeProtocol: false,
  splitting: true,
  noExternal: [/^axios/, /^zod/, /^crypto-js/, /^node-forge/, /^@zhushutong\/domain/],
  external: ['rxjs', /^node:/],
  esbuildPlugins: [withoutPassphrases],
  // Chinese as it is, not escaped: twice as long, that is a twentieth of the package.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
}
