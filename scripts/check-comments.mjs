import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findRiddles, findRiddlesOfRules } from './lib/comments.mjs'
import { explain, Refusal } from './lib/say.mjs'
import { at, root } from './lib/workspace.mjs'

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.jsx', '*.css']
const RULES = 'packages/domain/rules.tsv'

/** Files that quote the words: the checker, its test, and the name of a system account. */
const QUOTES = new Set([
  'scripts/lib/comments.mjs',
  'scripts/lib/comments.test.mjs',
  'packages/gateway/test-support/postgres-server.ts',
])

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES, RULES], {
  cwd: root,
  encoding: 'utf8',
})

const faults = listed
  .split('\n')
  .filter((path) => path && !QUOTES.has(path) && existsSync(at(path)))
  .flatMap((path) => {
    const find = path === RULES ? findRiddlesOfRules : findRiddles
    return find(readFileSync(at(path), 'utf8')).map((fault) => `  ${path}:${fault}`)
  })

if (faults.length) {
  console.log(faults.join('\n'))
  explain(new Refusal(`${faults.length} 条注释没有以主语开头，或用了 docs/STYLE.md 不用的词`))
  process.exitCode = 1
}
