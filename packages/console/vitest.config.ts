import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { TIME_LIMITS } from '../../scripts/lib/breadth.mjs'

// Files share the modules and the document of their worker; each begins with an empty page.
export default defineProject({
  plugins: [react()],
  test: {
    name: 'console',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../ui/test-support/empty-page.setup.ts', '../ui/test-support/console.setup.ts'],
    isolate: false,
    environment: 'jsdom',
    ...TIME_LIMITS,
  },
})
