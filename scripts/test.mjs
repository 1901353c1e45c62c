import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BREADTHS } from './lib/breadth.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { withLock } from './lib/lock.mjs'
import { keepTemporaryFilesInMemory } from './lib/memory-folder.mjs'
import { freePort } from './lib/ports.mjs'
import { main, run } from './lib/processes.mjs'
import { explain, Refusal, sinceStart, step } from './lib/say.mjs'
import { startStack, withoutSettings, withSandbox } from './lib/stack.mjs'
import { playwrightReport, tally, vitestReport } from './lib/tally.mjs'
import { WIDE_READING } from './lib/wide-reading.mjs'
import { at, requireNode } from './lib/workspace.mjs'

const USAGE = `用法：npm test           全部检查与测试，不超过 25 分钟
      npm run test:all   同上，另跑耗时长的：每个数据库、每个角色、每个使用方、更多随机输入，四十分钟到两小时`
const MINUTE = 60_000
/** Checks too slow for every run. Each can be run alone, see docs/TESTING.md. */
const EVERYTHING = { ...Object.fromEntries(BREADTHS.map((name) => [name, 'all'])), FUZZ_RUNS: '20' }
const isWhole = process.argv.includes('--all')
const TYPED = [
  'packages/domain',
  'packages/domain/tsconfig.test.json',
  'packages/sdk',
  'packages/demo',
  'packages/telemetry',
  'packages/gateway',
  'packages/ui',
  'packages/web',
  'packages/console',
  'tsconfig.tools.json',
]
const E2E = at('e2e', 'playwright.config.ts')
/** The time limit of a step: a slow machine takes twice as long as one that finishes within 25 minutes. */
const STEP_LIMIT_MS = (isWhole ? 150 : 45) * MINUTE
const node = (script, args = [], options = {}) =>
  run(process.execPath, [script, ...args], { limitMs: STEP_LIMIT_MS, ...options })

/**
 * Checks the types of every package, ignoring results stored by an earlier check. Uses one core: the other
 * is busy with the other checks, and two checkers of one program do much work twice.
 */
async function types() {
  const next = at('packages', 'web', 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const options = { cwd: at('packages', 'web'), env, stdio: ['ignore', 'ignore', 'inherit'] }
  await withLock('build-web', () => must(node(next, ['typegen'], options)))
  const tsc = at('node_modules', 'typescript-native', 'bin', 'tsc')
  const failed = []
  for (const project of TYPED) {
    if (await node(tsc, ['--noEmit', '--incremental', 'false', '--singleThreaded', '-p', project]))
      failed.push(project)
  }
  if (failed.length) throw new Refusal(`类型有误：${failed.join('、')}`)
}

async function must(code) {
  if (await code) throw new Refusal('未通过，原因见上')
}

/** The other checks that need no running product; each step uses about one core. */
async function checkSources(check) {
  const biome = at('node_modules', '.bin', 'biome')
  await check('代码规范', () => must(run(biome, ['check', '--error-on-warnings', '.'])))
  await check('注释', () => must(node(at('scripts', 'check-comments.mjs'))))
  await check('导入规则', () => must(node(at('scripts', 'check-imports.mjs'))))
  await check('规则与测试', () => must(node(at('scripts', 'rules.mjs'), ['--check'])))
}

function note({ passed, failed, skipped }) {
  return [`${passed} 通过`, failed && `${failed} 失败`, skipped && `${skipped} 跳过`]
    .filter(Boolean)
    .join('，')
}

/** Runs one test runner that writes a report, and counts its results from the report. */
async function tests(count, name, file, read, start) {
  const code = await start(file).catch((error) => {
    explain(error)
    return 1
  })
  const result = read(file)
  count.tests(name, result, code)
  if (code) throw new Refusal(`${note(result)}，原因见上`)
  return note(result)
}

const unit = (report) => {
  const args = ['run', '--config', 'vitest.workspace.ts', '--reporter=default', '--reporter=json']
  return node(at('node_modules', 'vitest', 'vitest.mjs'), [...args, `--outputFile.json=${report}`])
}

/** A log line below a warning, which does not describe an error. */
const IS_ROUTINE = /"level":[123]0,/

/** Browser tests against a separate portal and gateway: free ports, a fresh data folder. */
async function browserTests(report, folder, chromium) {
  const lines = []
  const stack = startStack({
    portalPort: await freePort(),
    gatewayPort: await freePort(),
    dataDir: join(folder, 'data'),
    env: withSandbox({ ...withoutSettings(process.env), ...WIDE_READING, SEED_SIZE: '2000' }),
    onLine: (name, line) => IS_ROUTINE.test(line) || lines.push(`${name} │ ${line}`),
  })
  try {
    await stack.ready
    const env = {
      ...process.env,
      PORTAL_URL: stack.portalUrl,
      GATEWAY_URL: stack.gatewayUrl,
      CHROMIUM_PATH: chromium,
      E2E_OUTPUT: join(folder, 'e2e'),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }
    const cli = at('node_modules', '@playwright', 'test', 'cli.js')
    const code = await node(cli, ['test', '--config', E2E, '--reporter=list,json'], { env })
    if (code) console.log(['服务器最后的警告：', ...lines.slice(-20)].join('\n'))
    return code
  } catch (error) {
    console.log(lines.slice(-60).join('\n'))
    throw error
  } finally {
    await stack.stop()
  }
}

main(async () => {
  if (process.argv.slice(2).some((arg) => arg !== '--all')) throw new Refusal(USAGE, 2)
  requireNode()
  if (isWhole) Object.assign(process.env, { ...EVERYTHING, ...process.env })
  keepTemporaryFilesInMemory()
  const count = tally()
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

  /** Runs a step whose failure is reported without stopping the others. */
  const attempt = async (name, work) => {
    try {
      await step(name, work)
      return true
    } catch (error) {
      explain(error)
      return false
    }
  }
  const check = async (name, work) => {
    const passed = await attempt(name, work)
    count.check(name, passed)
    return passed
  }

  if (await check('安装依赖', install)) {
    await Promise.all([check('类型', types), checkSources(check)])
    let chromium
    // Before the unit tests: they test the SDK in a browser.
    const isReady = await check('Chromium 与中文字体', async () => {
      chromium = await ensureBrowser()
      return chromium
    })
    const runTests = (name, file, read, start) =>
      attempt(name, () => tests(count, name, join(folder, file), read, start))
    await runTests('单元与集成测试', 'vitest.json', vitestReport, unit)
    const [web, gateway] = await Promise.all([
      check('构建门户', () => build('web')),
      check('构建网关', () => build('gateway')),
      check('构建运营台', () => build('console')),
    ])
    if (!existsSync(E2E)) console.log('没有 e2e/playwright.config.ts，浏览器测试未运行')
    else if (gateway && web) {
      const start = (report) => browserTests(report, folder, chromium)
      if (isReady) await runTests('浏览器测试', 'playwright.json', playwrightReport, start)
    }
  }

  const { passed, failed } = count.total
  if (count.unsteady.length) console.log(['\n第二次才通过：', ...count.unsteady].join('\n  '))
  if (count.failures.length) console.log(['\n未通过：', ...count.failures].join('\n  '))
  console.log(`\n用时 ${sinceStart()}\n${passed} passed, ${failed} failed`)
  return failed ? 1 : 0
})
