import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { TIME_LIMITS } from '../../scripts/lib/breadth.mjs'

/** Tests of the portal that replace modules, and so must not share modules with others. */
export default defineProject({
  plugins: [react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: {
    name: 'web-isolated',
    include: ['src/**/*.isolated.test.{ts,tsx}'],
    setupFiles: ['../ui/test-support/console.setup.ts'],
    environment: 'jsdom',
    ...TIME_LIMITS,
  },
})
