import { defineConfig } from 'tsup'

/** The server around Next; Next itself is built by `next build`. */
export default defineConfig({
  entry: { server: 'src/server/main.ts' },
  format: 'esm',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  splitting: false,
  // Dependencies of workspace packages are bundled; all others are installed.
  noExternal: [/^@zhushutong\//, 'server-only'],
  // For server-only, which throws in any other environment.
  esbuildOptions: (options) => {
    options.conditions = ['react-server']
  },
})
