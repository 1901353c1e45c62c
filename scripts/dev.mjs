import { VITE_BUILD } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { launch, main } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { FROM_SOURCE } from './lib/stack.mjs'
import { runStack, settings } from './lib/terminal.mjs'
import { at, requireNode } from './lib/workspace.mjs'

/**
 * Gateway and portal from their sources: the gateway restarts on every change, the portal reloads in the
 * browser. The back office is built again on every change; reload it.
 */
main(
  async () => {
    requireNode()
    const chosen = await settings()
    await step('安装依赖', install)
    const whenReady = () =>
      launch(process.execPath, [...VITE_BUILD, '--watch', '--logLevel', 'warn'], {
        cwd: at('packages', 'console'),
      })
    return runStack({ ...chosen, servers: FROM_SOURCE, whenReady })
  },
  { interrupted: 0 },
)
