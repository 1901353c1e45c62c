import { existsSync } from 'node:fs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

/** The staff of the back office: creates, lists, resets and disables their accounts, beside a running gateway. */
main(async () => {
  requireNode()
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
  await step('安装依赖', install)
  await step('构建网关', () => build('gateway'))
  return run(process.execPath, [at('packages', 'gateway', 'dist', 'staff.js'), ...process.argv.slice(2)])
})
