import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { STATIC_PAGES } from './static-pages'

/** Tests of the portal that replace modules, and so share none with others. */
export default defineProject({
  plugins: [react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: {
    name: 'web-isolated',
    include: ['src/**/*.isolated.test.{ts,tsx}'],
    environment: 'jsdom',
    // As everywhere else: a machine that is busy with other things fails no test.
    testTimeout: 120_000,
    env: { STATIC_PAGES },
  },
})
