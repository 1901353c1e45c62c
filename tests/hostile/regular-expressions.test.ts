import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { runsAll } from '../../scripts/lib/breadth.mjs'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = ['domain/src', 'sdk/src', 'demo/src', 'gateway/src', 'ui/src', 'web/src', 'console/src']
const IS_SOURCE = /\.(ts|tsx|mjs)$/
const IS_TEST = /\.(test|fixture|setup|bench)\./

/** Regular expressions with superlinear time that never receive a caller's text. */
const OWN_TEXT: Readonly<Record<string, string>> = {
  '/\\/+$/': 'addresses of the configuration, and the menu’s own',
  '/\\B(?=(\\d{3})+$)/g': 'the digits of a number: 309 at most',
  '/(00)+$/': 'a code of a division: six digits',
}

const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => IS_SOURCE.test(name) && !IS_TEST.test(name) && !/testing/.test(name))
    .map((name) => join(folder, name))

const literalsIn = (path: string): readonly string[] => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind)
  const expressions: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) expressions.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return expressions
}

const partsOf = (literal: string) => {
  const end = literal.lastIndexOf('/')
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) }
}

const COMMON = [' ', '\n', 'a', 'Z', '0', '筑', '/', '.', '-', '<', '>', '"', '&', '=', ',']

/**
 * The texts that an attacker may repeat: the characters of the expression and common ones, with and without
 * the expression's literal start.
 */
const seedsOf = (source: string): ReadonlyArray<readonly [lead: string, repeated: string]> => {
  const symbols = [...source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, '')].filter(
    (sign) => !'^$()|?*+{}'.includes(sign),
  )
  const lead = /^\^?((?:[^\\[\](){}.*+?|^$]|\\[^a-zA-Z])+)/.exec(source)?.[1]?.replace(/\\(.)/g, '$1') ?? ''
  return [...new Set([...symbols, ...COMMON])].flatMap((sign) =>
    [...new Set(['', lead])].map((before) => [before, sign] as const),
  )
}

/** Processor time in ms, which a busy machine does not increase. */
const timeOf = (literal: string, text: string): number => {
  const { source, flags } = partsOf(literal)
  const expression = new RegExp(source, flags.replace('y', ''))
  const begun = process.cpuUsage()
  text.replace(expression, '')
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

const SHORT = 5_000
const LONG = 50_000
/** In ms. Linear expressions take a tenth of it for `LONG` characters, quadratic ones ten times as much. */
const LIMIT_MS = 400

const slowest = (literal: string): number => {
  const texts = seedsOf(partsOf(literal).source).map(
    ([lead, sign]) =>
      (length: number) =>
        `${lead}${sign.repeat(length)}\u0001`,
  )
  const [worst] = texts
    .map((make) => ({ make, ms: timeOf(literal, make(SHORT)) }))
    .sort((a, b) => b.ms - a.ms)
  return worst ? timeOf(literal, worst.make(LONG)) : 0
}

const all = new Map<string, string>()
for (const folder of SOURCES)
  for (const path of sourceFiles(join(ROOT, 'packages', folder)))
    for (const literal of literalsIn(path)) all.set(literal, path.slice(ROOT.length + 1))

it('every regular expression of the sources answers 50,000 hostile characters in linear time', () => {
  expect(all.size).toBeGreaterThan(250)
  const slow = [...all].flatMap(([literal, path]) => {
    if (literal in OWN_TEXT) return []
    const ms = slowest(literal)
    return ms > LIMIT_MS ? [`${path} ${literal} ${ms.toFixed()} ms`] : []
  })
  expect(slow).toEqual([])
})

it('every exception is an expression of the sources', () => {
  expect(Object.keys(OWN_TEXT).filter((literal) => !all.has(literal))).toEqual([])
})

it.runIf(runsAll('LONG'))('what is not linear is found', () => {
  expect(slowest('/\\s+$/')).toBeGreaterThan(LIMIT_MS)
})
