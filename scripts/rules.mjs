import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { readBook } from './lib/rules/book.mjs'
import { problemsOf } from './lib/rules/judge.mjs'
import { countsOf, pageOf } from './lib/rules/page.mjs'
import { readSources } from './lib/rules/read-sources.mjs'
import { readWorkspace } from './lib/rules/read-workspace.mjs'
import { readRuns } from './lib/rules/runs.mjs'
import { Refusal, step } from './lib/say.mjs'
import { vitestReport } from './lib/tally.mjs'
import { at, requireNode, root } from './lib/workspace.mjs'

const USAGE = `用法：npm run rules             运行全部规则的测试，写出 docs/RULES.md
      npm run rules -- --check  只核对规则书、代码、测试、由什么运行与 docs/RULES.md 是否一致`
const PAGE = at('docs', 'RULES.md')

function read() {
  const book = readBook(at('packages', 'domain', 'rules.tsv'))
  const sources = readSources(at('packages', 'domain', 'src'), book.id)
  const runs = readRuns(book, sources.exports, readWorkspace(root))
  const problems = problemsOf(book.rules, sources, runs)
  if (problems.length)
    throw new Refusal(`规则书与代码不一致：\n${problems.map((one) => `  ${one}`).join('\n')}`)
  return { book, sources, page: pageOf(book, sources, runs, '../packages/domain/src') }
}

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-rules-'))
  const report = join(folder, 'vitest.json')
  try {
    const vitest = at('node_modules', 'vitest', 'vitest.mjs')
    const args = [
      'run',
      '--config',
      'vitest.workspace.ts',
      '--project',
      'domain',
      '--reporter=dot',
      '--reporter=json',
    ]
    const started = performance.now()
    const code = await run(process.execPath, [vitest, ...args, `--outputFile.json=${report}`])
    return { code, seconds: (performance.now() - started) / 1000, ...vitestReport(report) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell(book, tests) {
  for (const { area, name, rules: n, planned, tests: t } of countsOf(book, tests)) {
    const waiting = planned ? `, ${planned} planned` : ''
    console.log(
      `${area.padEnd(4)} ${String(n).padStart(3)} rules ${String(t).padStart(4)} tests  ${name}${waiting}`,
    )
  }
}

main(async () => {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg !== '--check')) throw new Refusal(USAGE, 2)
  requireNode()
  if (args.includes('--check')) {
    const { book, sources, page } = read()
    if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
      throw new Refusal('docs/RULES.md 与代码不一致：运行 npm run rules 重新写出')
    }
    const planned = book.rules.filter((rule) => rule.planned).length
    console.log(
      `规则：${book.rules.length - planned} 条都有出处与测试，也都有运行它的页面、接口或任务；另有 ${planned} 条尚未接入（planned）；${sources.tests.length} 个测试都写明规则`,
    )
    return 0
  }
  await step('安装依赖', install)
  const result = await runTests()
  const { book, sources, page } = read()
  tell(book, sources.tests)
  console.log(
    `${book.rules.filter((rule) => !rule.planned).length} rules, ${book.rules.filter((rule) => rule.planned).length} planned, ${sources.tests.length} tests that run as ${result.passed + result.failed} cases: ` +
      `${result.passed} passed, ${result.failed} failed, ${result.seconds.toFixed(1)} s`,
  )
  if (result.code) return result.code
  writeFileSync(PAGE, page)
  return 0
})
