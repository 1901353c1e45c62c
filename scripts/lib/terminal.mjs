import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { portFrom, requireFree } from './ports.mjs'
import { isStopping } from './processes.mjs'
import { explain, sinceStart, step } from './say.mjs'
import { demoAccounts, startStack, withSandbox } from './stack.mjs'
import { at } from './workspace.mjs'

/** New accounts of a demonstration get a week's trial of the SVIP (LOG-03). */
const DEMO_TRIAL = process.env.SANDBOX === 'off' ? {} : { TRIAL_DAYS: '7' }

/** The level of a log line that only reports progress. */
const INFO = 30

/** The dev portal's log lines about readiness requests. */
const IS_POLL = / GET \/readyz /

function readable(line) {
  try {
    return JSON.parse(line).level <= INFO ? JSON.parse(line).msg : line
  } catch {
    return line
  }
}

/** Reads ports and data folder from .env and the environment; rejects a port in use. */
export async function settings() {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
  const portalPort = portFrom(process.env, 'PORTAL_PORT', 3000)
  const gatewayPort = portFrom(process.env, 'GATEWAY_PORT', 4000)
  await requireFree(portalPort, 'PORTAL_PORT')
  await requireFree(gatewayPort, 'GATEWAY_PORT')
  const dataDir = process.env.PORTAL_DATA_DIR || '.data'
  return { portalPort, gatewayPort, dataDir: isAbsolute(dataDir) ? dataDir : at(dataDir) }
}

async function announce({ portalUrl, gatewayUrl }) {
  const accounts = await demoAccounts(gatewayUrl)
  // The portal answers only under this address.
  const portal = process.env.PORTAL_ORIGIN || portalUrl
  console.log(`\nPortal  ${portal}\nConsole ${portal}/console\nGateway ${gatewayUrl}`)
  if (!accounts) return
  console.log(`Sandbox ${gatewayUrl}/sandbox\n\n演示账号`)
  for (const { role, mobile, password } of accounts) console.log(`  ${mobile}  ${password}  ${role}`)
  const staff = (await demoAccounts(gatewayUrl, 'staff')) ?? []
  if (staff.length > 0) console.log(`\n运营台的演示账号，验证码在 ${gatewayUrl}/sandbox/staff`)
  for (const { role, account, password } of staff)
    console.log(`  ${account.padEnd(11)}  ${password}  ${role}`)
  console.log('\n沙箱已开启，只供演示：能打开门户的人都能用以上账号登录；设 SANDBOX=off 即关闭')
}

/**
 * Runs gateway and portal in a terminal until Ctrl-C, and returns the exit code; see startStack.
 * `whenReady` starts optional work after the start; its failure is printed and stops nothing.
 */
export async function runStack({ whenReady = () => undefined, ...options }) {
  const stack = startStack({
    // Requests are not shown on a terminal; LOG_LEVEL=info shows them.
    env: withSandbox({ LOG_LEVEL: 'warn', ...DEMO_TRIAL, ...process.env }),
    onLine: (name, line) => IS_POLL.test(line) || console.log(`${name.padEnd(7)} │ ${readable(line)}`),
    restart: { tell: (line) => console.error(line) },
    ...options,
  })
  await step('启动网关与门户（首次启动会生成演示数据）', () => stack.ready)
  await announce(stack)
  console.log(`\n就绪，用时 ${sinceStart()}，按 Ctrl-C 停止`)
  // Errors after Ctrl-C are not failures.
  Promise.resolve()
    .then(whenReady)
    .catch((error) => isStopping() || explain(error))
  const { name, code, reason } = await stack.ended
  if (!isStopping()) console.error(reason ?? `${name} 已退出（代码 ${code}），一并停止`)
  return reason ? 1 : code
}
