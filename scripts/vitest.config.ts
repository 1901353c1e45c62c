import { configDefaults, defineProject } from 'vitest/config'
import { LEFT_OUT, TIME_LIMITS } from './lib/breadth.mjs'

export default defineProject({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    environment: 'node',
    ...TIME_LIMITS,
  },
})
