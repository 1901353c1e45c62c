import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

/**
 * Runs every project of packages/sdk/consumers with the packed tarball against a real gateway, and reports
 * each.
 */
main(async () => {
  requireNode()
  await step('安装依赖', install)
  const vitest = at('node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--config', 'vitest.workspace.ts', '--project', 'gateway', '--reporter=verbose']
  return run(process.execPath, [vitest, ...args, 'tests/sdk-package/consumers'], {
    env: { ...process.env, CONSUMERS: 'all', LONG: 'all' },
  })
})
