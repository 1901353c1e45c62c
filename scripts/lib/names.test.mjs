import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from './workspace.mjs'

const FOLDERS = ['packages', 'tests', 'e2e', 'bench', 'scripts']
const SKIPPED = new Set(['node_modules', 'dist', '.next', 'reports'])
const DECLARED = /\b(?:const|let|function\*?|interface|type|class) ([A-Za-z_$][\w$]*)/g

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesIn(path)
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : []
  })

/** The words that docs/STYLE.md replaces in names. */
const replacedWords = () => {
  const [, table] = readFileSync(at('docs', 'STYLE.md'), 'utf8').split('| in a name, instead of | write |')
  const [rows] = table.split('\n\n')
  return rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1]?.matchAll(/`(\w+)`/g) ?? [])].map(([, word]) => word))
}

/** `hasSeenIt` and `HAS_SEEN_IT` are made of has, seen and it. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

it('no declared name contains a word that docs/STYLE.md replaces', () => {
  const words = new Set(replacedWords())
  expect(words.size).toBeGreaterThan(4)
  const found = FOLDERS.flatMap((folder) => sourcesIn(at(folder))).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(DECLARED)]
      .filter(([, name]) => wordsOf(name).some((word) => words.has(word)))
      .map(([, name]) => `${path.slice(at('').length)}: ${name}`),
  )
  expect(found).toEqual([])
})
