import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

const A_TABLE = String.raw`(?:record_\w+|\$\{[^}]+\})`
/**
 * Matches `join record_company c on c.id = l.id`. The name of a variable shows that it is an id: `${firmId} =
 * counted.id`.
 */
const JOIN = new RegExp(String.raw`\bjoin ${A_TABLE}(?: (?!on\b)\w+)?(?: on ([^\n]*))?`, 'g')
const BY_ID = /^\(?(?:\w+\.id|\$\{(?:\w*Id|id)\}) = (?:\w+\.\w+|\$\{\w+\})/
/** A bracketed query that runs for each row of the outer query. */
const NESTED = /\b(?:lateral|exists) \(\s*select/g
/** The coverage of sources is an exception: it has few rows, so every node of a distributed database can store it. */
const READS_RECORDS = /\bfrom (?:record_\w+|\$\{(?!recordCoverage\}))/
const MATCHES_ID = /\b\w+\.id = \w+\.id\b/
/** A look-up of words that the statement itself lists, so that every node can make it. */
const LISTS_WORDS = /@@ word::tsquery/
/** Companies with equal names or codes, which no distribution brings together: the job has to move rows between nodes. */
const BY_NAME: ReadonlySet<string> = new Set([join('records', 'doubles', 'suspect-doubles.ts')])
const TWO_TABLES = /\bfrom record_\w+(?: \w+)?, (?:lateral )?record_\w+/g

const readBrackets = (text: string, from: number): string => {
  let depth = 0
  for (let at = text.indexOf('(', from); at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}

const NAMES_RECORDS = /\btableOf\(|\brecord_(?!id\b)\w/

/** The joins of a source on something other than an id. Tables joined in this way cannot be distributed by id. */
const findOtherJoins = (source: string): string[] => [
  ...[...source.matchAll(JOIN)].filter(([, on = '']) => !BY_ID.test(on)).map(([text]) => text),
  ...[...source.matchAll(NESTED)]
    .map(({ index }) => readBrackets(source, index))
    .filter((nested) => READS_RECORDS.test(nested) && !MATCHES_ID.test(nested) && !LISTS_WORDS.test(nested)),
  ...[...source.matchAll(TWO_TABLES)].map(([text]) => text),
]

it('records of two kinds are joined by their ids only', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const sources = files.filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file) && !BY_NAME.has(file),
  )
  expect(sources.length).toBeGreaterThan(400)
  const otherJoins = sources.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8')
    return NAMES_RECORDS.test(text) ? findOtherJoins(text).map((join) => `${file}: ${join}`) : []
  })
  expect(otherJoins).toEqual([])
})
