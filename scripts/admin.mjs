import { existsSync } from 'node:fs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

/** Commands of the operator, next to a running gateway: `npm run admin -- <noun> <verb>`. */
main(async () => {
  requireNode()
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
  await step('安装依赖', install)
  await step('构建网关', () => build('gateway'))
  return run(process.execPath, [at('packages', 'gateway', 'dist', 'admin.js'), ...process.argv.slice(2)])
})
