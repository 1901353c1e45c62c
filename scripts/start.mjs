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
    // The portal does not wait for the build: until then /console shows that it is being built.
    const whenReady = () => step('构建运营台', () => build('console'))
    return runStack({ ...chosen, portalBuilt, whenReady })
  },
  { interrupted: 0 },
)
