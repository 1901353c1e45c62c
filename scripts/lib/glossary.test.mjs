import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findSynonyms, readGlossary } from './glossary.mjs'
import { at, root } from './workspace.mjs'

const glossary = readGlossary(readFileSync(at('docs/GLOSSARY.md'), 'utf8'))

/** Files of words that people or other systems write: questions, headers, names of places, laws. */
const WRITTEN_BY_OTHERS = [
  /\.(test|fixture|bench)\.tsx?$/,
  /\.data\.ts$/,
  /\/(assistant\/understanding|synonyms|divisions|sms\/providers)\//,
]

/** Lines of search words: `words: '退款 退费'`, or the text on the line below. */
const withoutSearchWords = (text) => text.replace(/\bwords:\s*(?:'[^']*'(?:\s*\+\s*)?)+/g, '')

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'packages/*/src/*'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && WRITTEN_BY_OTHERS.every((others) => !others.test(path)))

it('refuses a synonym, except inside a longer word', () => {
  const rows = readGlossary('| word | meaning | not | except in |\n| 您 | the reader | 你 | 你们 |\n')
  expect(findSynonyms("a\n'你好'", rows)).toEqual(['2: 你 → 您'])
  expect(findSynonyms("'你们好，您好'", rows)).toEqual([])
})

it('lists each word once, and no word that it refuses', () => {
  const names = glossary.map(({ word }) => word)
  expect(new Set(names).size).toBe(names.length)
  expect(findSynonyms(names.join('\n'), glossary)).toEqual([])
  expect(names.length).toBeGreaterThan(40)
})

it('finds the words of the glossary only, in every text of the packages', () => {
  const faults = sources.flatMap((path) =>
    findSynonyms(withoutSearchWords(readFileSync(at(path), 'utf8')), glossary).map(
      (fault) => `${path}:${fault}`,
    ),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(faults).toEqual([])
})
