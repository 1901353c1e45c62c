import { configDefaults, defineProject } from 'vitest/config'
import { LEFT_OUT, TIME_LIMITS } from '../../scripts/lib/breadth.mjs'

export default defineProject({
  test: {
    name: 'telemetry',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    environment: 'node',
    isolate: false,
    ...TIME_LIMITS,
  },
})
