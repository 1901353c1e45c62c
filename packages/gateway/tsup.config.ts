import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/**
 * Files next to main.js in the build, and next to their users in the sources, because they are located by path, not
 * imported. Code shared by the commands is in chunks of the same folder, so that the path is right from there, too.
 */
const BESIDE = ['pglite.worker.mjs', 'pglite-bridge.mjs', 'pglite-copy.mjs', 'migrations']

export default defineConfig({
  entry: ['main', 'tasks', 'admin'].map((name) => `src/app/${name}.ts`),
  format: 'esm',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  // Dependencies of workspace packages are bundled; all others are installed.
  noExternal: [/^@zhushutong\//],
  onSuccess: async () => {
    for (const name of BESIDE) await cp(`src/platform/db/${name}`, `dist/${name}`, { recursive: true })
    await cp('../demo/src/content/pages', 'dist/pages', { recursive: true })
    execFileSync(process.execPath, ['../../scripts/openapi.mjs', 'dist/openapi.json'], { stdio: 'ignore' })
  },
})
