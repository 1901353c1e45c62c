import { defineConfig } from 'tsup'
import { STATIC_PAGES } from './static-pages'

/** The server around Next; Next itself is built by `next build`. */
export default defineConfig({
  entry: { server: 'src/server/main.ts' },
  format: 'esm',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  splitting: false,
  env: { STATIC_PAGES },
  // Dependencies of workspace packages are bundled; all others are installed.
  noExternal: [/^@zhushutong\//, 'server-only'],
  // For server-only, which throws in any other environment.
  esbuildOptions: (options) => {
    options.conditions = ['react-server']
  },
})
