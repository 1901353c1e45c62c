import react from '@vitejs/plugin-react'
import { configDefaults, defineProject } from 'vitest/config'
import { TIME_LIMITS } from '../../scripts/lib/breadth.mjs'

// Files share the modules and the document of their worker, which saves two thirds of the time; each begins
// with an empty page. Tests that replace modules run separately (vitest.isolated.config.ts).
export default defineProject({
  plugins: [react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/*.isolated.*'],
    setupFiles: ['../ui/test-support/empty-page.setup.ts', '../ui/test-support/console.setup.ts'],
    isolate: false,
    environment: 'jsdom',
    ...TIME_LIMITS,
  },
})
