import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { freePort } from './ports.mjs'
import { step } from './say.mjs'
import { startStack, withoutSettings, withSandbox } from './stack.mjs'
import { requireNode } from './workspace.mjs'

/**
 * Builds the product, starts it with fresh demo data on free ports, and stops it after `work`, which gets
 * the path of a browser and both addresses.
 */
export async function withProduct(work) {
  requireNode()
  await step('安装依赖', install)
  const browser = await ensureBrowser()
  await step('构建网关', () => build('gateway'))
  await step('构建门户', () => build('web'))
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'))
  const stack = startStack({
    portalPort: await freePort(),
    gatewayPort: await freePort(),
    dataDir,
    env: withSandbox({ ...withoutSettings(process.env), LOG_LEVEL: 'error' }),
    onLine: () => {},
  })
  try {
    await step('启动网关与门户', () => stack.ready)
    return await work({ browser, portalUrl: stack.portalUrl, gatewayUrl: stack.gatewayUrl })
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
