import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** Beside main.js in the build as beside their users in the sources: they are found by address, not imported. */
const BESIDE = ['pglite.worker.mjs', 'pglite.bridge.mjs', 'pglite.copy.mjs', 'migrations']

export default defineConfig({
  entry: ['src/main.ts', 'src/import.ts', 'src/report.ts'],
  format: 'esm',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  splitting: false,
  // What the workspace's own packages need travels in the bundle; the rest is installed.
  noExternal: [/^@zhushutong\//],
  onSuccess: async () => {
    for (const name of BESIDE) await cp(`src/db/${name}`, `dist/${name}`, { recursive: true })
    await cp('src/openapi/viewer', 'dist/viewer', { recursive: true })
    await cp('../../docs/openapi.json', 'dist/openapi.json')
  },
})
