import { cp } from 'node:fs/promises'
import { build } from 'esbuild'

await build({
  entryPoints: ['main.js'],
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  outdir: 'site/dist',
})
await cp('index.html', 'site/index.html')
