import { build } from 'vite'

await build({ logLevel: 'warn', build: { outDir: 'site' }, worker: { format: 'es' } })
