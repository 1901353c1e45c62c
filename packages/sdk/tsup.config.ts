import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

// crypto-js brings these to derive keys from passphrases. Ours come whole, and the fall-back is loaded over the
// slowest connections.
const withoutPassphrases: Plugin = {
  name: 'without-passphrases',
  setup: (build) => {
    build.onLoad({ filter: /crypto-js\/(md5|evpkdf)\.js$/ }, () => ({ contents: '' }))
  },
}

/**
 * Everything is bundled in but rxjs, whose Observables a program shares with its own copy: one folder to install
 * and to load, and a program that uses no stream loads no rxjs.
 */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'index-node': 'src/index-node.ts',
    contract: 'src/contract/index.ts',
    adapters: 'src/adapters/index.ts',
    tracking: 'src/tracking/index.ts',
    rx: 'src/rx/index.ts',
    node: 'src/node.ts',
  },
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
  dts: {
    compilerOptions: {
      ignoreDeprecations: '6.0',
      // By path, not as a package: the domain's types are then written into ours, as nobody can install it.
      paths: { '@zhushutong/domain/*': ['../domain/src/*/index.ts'] },
    },
  },
})
