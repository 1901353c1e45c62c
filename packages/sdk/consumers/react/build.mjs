import react from '@vitejs/plugin-react'
import { build } from 'vite'

await build({ logLevel: 'warn', plugins: [react()], build: { outDir: 'site' } })
