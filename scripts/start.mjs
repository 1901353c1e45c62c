import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { portFrom, requireFree } from './lib/ports.mjs'
import { isStopping, main } from './lib/processes.mjs'
import { sinceStart, step } from './lib/say.mjs'
import { demoAccounts, startStack } from './lib/stack.mjs'
import { at, requireNode } from './lib/workspace.mjs'

/** The level of a log line that only reports how far things are. */
const INFO = 30

async function announce({ portalUrl, gatewayUrl }) {
  const accounts = await demoAccounts(gatewayUrl)
  console.log(`\nPortal  ${portalUrl}\nGateway ${gatewayUrl}`)
  if (!accounts) return
  console.log(`Sandbox ${gatewayUrl}/sandbox\n\n演示账号`)
  for (const { role, mobile, password } of accounts) console.log(`  ${mobile}  ${password}  ${role}`)
}

/** A line of the gateway's log as people read it. */
function readable(line) {
  try {
    return JSON.parse(line).level <= INFO ? JSON.parse(line).msg : line
  } catch {
    return line
  }
}

main(
  async () => {
    requireNode()
    if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
    const portalPort = portFrom(process.env, 'PORTAL_PORT', 3000)
    const gatewayPort = portFrom(process.env, 'GATEWAY_PORT', 4000)
    await requireFree(portalPort, 'PORTAL_PORT')
    await requireFree(gatewayPort, 'GATEWAY_PORT')

    await step('安装依赖', install)
    await step('构建网关', () => build('gateway'))
    const portalBuilt = step('构建门户', () => build('web'))

    const dataDir = process.env.PORTAL_DATA_DIR || '.data'
    const stack = startStack({
      portalPort,
      gatewayPort,
      dataDir: isAbsolute(dataDir) ? dataDir : at(dataDir),
      // Requests are not news on a terminal; LOG_LEVEL=info shows them.
      env: { LOG_LEVEL: 'warn', ...process.env },
      onLine: (name, line) => console.log(`${name.padEnd(7)} │ ${readable(line)}`),
      portalBuilt,
    })
    await step('启动网关与门户（首次启动会生成演示数据）', () => stack.ready)
    await announce(stack)
    console.log(`\n就绪，用时 ${sinceStart()}，按 Ctrl-C 停止`)
    const { name, code } = await stack.ended
    if (!isStopping()) console.error(`${name} 已退出（代码 ${code}），一并停止`)
    return code
  },
  { interrupted: 0 },
)
