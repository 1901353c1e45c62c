import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from './workspace.mjs'

/** What the tools want their own files to be called. */
const OF_TOOLS = ['config', 'd']
const FOLDERS = ['packages', 'tests', 'e2e', 'bench', 'scripts']
const SKIPPED = new Set(['node_modules', 'dist', '.next', 'reports'])

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    return entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [entry.name]
  })

/** The suffixes in the first table of docs/STYLE.md, each named with its dot. */
const declaredSuffixes = () => {
  const rows = readFileSync(at('docs', 'STYLE.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `.'))
  return new Set(rows.flatMap((row) => [...row.matchAll(/`\.([a-z0-9]+)/g)].map(([, suffix]) => suffix)))
}

it('every file suffix in use is one that docs/STYLE.md explains', () => {
  const names = FOLDERS.flatMap((folder) => filesIn(at(folder)))
  const suffixes = names.flatMap((name) => /\.([a-z0-9]+)\.(?:tsx?|mjs)$/.exec(name)?.[1] ?? [])
  const known = declaredSuffixes()
  expect(known.size).toBeGreaterThan(20)
  expect([...new Set(suffixes)].filter((one) => !known.has(one) && !OF_TOOLS.includes(one))).toEqual([])
})
