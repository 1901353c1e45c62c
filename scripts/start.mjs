import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { runStack, settings } from './lib/terminal.mjs'
import { requireNode } from './lib/workspace.mjs'

main(
  async () => {
    requireNode()
    const chosen = await settings()
    await step('安装依赖', install)
    await step('构建网关', () => build('gateway'))
    const portalBuilt = step('构建门户', () => build('web'))
    return runStack({ ...chosen, portalBuilt })
  },
  { interrupted: 0 },
)
