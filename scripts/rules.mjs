import { readFileSync, writeFileSync } from 'node:fs'
import { listPublished } from './lib/exports.mjs'
import { install } from './lib/install.mjs'
import { readModules } from './lib/modules.mjs'
import { main } from './lib/processes.mjs'
import { parseBook } from './lib/rules/book.mjs'
import { compareRules, renderPage } from './lib/rules/sources.mjs'
import { Refusal, step } from './lib/say.mjs'
import { at, requireNode, root } from './lib/workspace.mjs'

const USAGE = `用法：npm run rules             写出 docs/RULES.md
      npm run rules -- --check  只核对规则书、代码、测试与 docs/RULES.md 是否一致`
const PAGE = at('docs', 'RULES.md')

main(async () => {
  const args = process.argv.slice(2)
  const isCheck = args.includes('--check')
  if (args.some((arg) => arg !== '--check')) throw new Refusal(USAGE, 2)
  requireNode()
  if (!isCheck) await step('安装依赖', install)
  const areas = parseBook(readFileSync(at('packages', 'domain', 'rules.tsv'), 'utf8'))
  const { homes, problems } = compareRules(areas, readModules(root), listPublished(root))
  const page = renderPage(areas, homes)
  if (!isCheck) writeFileSync(PAGE, page)
  else if (readFileSync(PAGE, 'utf8') !== page)
    problems.push('docs/RULES.md 与代码不一致：运行 npm run rules')
  if (problems.length) throw new Refusal(`规则书与代码不一致：\n  ${problems.join('\n  ')}`)
  console.log(`规则：${homes.size} 条都有出处与测试，也都有页面、接口或任务用到`)
  return 0
})
