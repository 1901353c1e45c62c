import { install } from './lib/install.mjs'
import { main } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { FROM_SOURCE } from './lib/stack.mjs'
import { runStack, settings } from './lib/terminal.mjs'
import { requireNode } from './lib/workspace.mjs'

/**
 * Gateway and portal from their sources: the gateway restarts on every change, the portal reloads in the
 * browser.
 */
main(
  async () => {
    requireNode()
    const chosen = await settings()
    await step('安装依赖', install)
    return runStack({ ...chosen, servers: FROM_SOURCE })
  },
  { interrupted: 0 },
)
