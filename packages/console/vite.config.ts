import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The back office: a single-page app, served by the portal under /console. */
export default defineConfig({
  base: '/console/',
  plugins: [react()],
  build: {
    target: 'es2022',
    // No inlined files: the page's policy allows data: for pictures only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
  },
})
