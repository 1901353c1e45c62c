import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

/** Every project of packages/sdk/consumers from the packed tarball against a real gateway; each says how it went. */
main(async () => {
  requireNode()
  await step('安装依赖', install)
  const vitest = at('node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--config', 'vitest.workspace.ts', '--project', 'integration', '--reporter=verbose']
  return run(process.execPath, [vitest, ...args, 'tests/consumers'], {
    env: { ...process.env, CONSUMERS: 'all' },
  })
})
