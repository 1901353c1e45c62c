import { defineProject } from 'vitest/config'
import { TIME_LIMITS } from './lib/breadth.mjs'

export default defineProject({
  test: { name: 'scripts', include: ['**/*.test.mjs'], environment: 'node', ...TIME_LIMITS },
})
