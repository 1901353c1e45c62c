import { existsSync } from 'node:fs'
import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { Refusal, step } from './lib/say.mjs'
import { at, requireNode, tool } from './lib/workspace.mjs'

const USAGE =
  '用法：npm run mutate -- [功能或文件 …]，如 npm run mutate -- login portal/pager/pager.ts；不写时变异 packages/domain 的全部'

const DOMAIN = at('packages', 'domain')
const NOT_MUTATED = ['!src/**/*.test.ts', '!src/**/*.fixture.ts', '!src/**/*.data.ts', '!src/**/index.ts']

/** The files to mutate: a feature's files, or one of them; by default everything in stryker.config.json. */
function mutated(names) {
  const unknown = names.filter((name) => !existsSync(at('packages', 'domain', 'src', name)))
  if (unknown.length) throw new Refusal(`packages/domain/src 里没有：${unknown.join('、')}\n${USAGE}`)
  if (!names.length) return []
  const patterns = names.map((name) => (name.endsWith('.ts') ? `src/${name}` : `src/${name}/**/*.ts`))
  return ['--mutate', [...patterns, ...NOT_MUTATED].join(',')]
}

main(async () => {
  requireNode()
  const args = mutated(process.argv.slice(2))
  await step('安装依赖', install)
  // A fixed seed, so that the same mutants live and die in every run; a separate folder, so that two runs
  // can coexist. The folder is at the root: from there the relative paths of the copied package still lead to
  // scripts/ and tsconfig.base.json.
  const env = { ...process.env, FC_SEED: process.env.FC_SEED ?? '1' }
  const folder = ['--tempDirName', `../../.stryker-${process.pid}`]
  return run(tool('stryker'), ['run', ...folder, ...args], { cwd: DOMAIN, env })
})
