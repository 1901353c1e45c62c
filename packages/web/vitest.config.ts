import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { STATIC_PAGES } from './static-pages'

export default defineProject({
  plugins: [react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', env: { STATIC_PAGES } },
})
