import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { openApiDocument } from '../../packages/gateway/src/openapi'
import { writeTypes } from '../../packages/sdk/scripts/types/index.mjs'
import { at } from '../../scripts/lib/workspace.mjs'

const SDK = at('packages', 'sdk')
const PUBLISHED = join(SDK, 'src', 'published-types.ts')
const CHECKS = join(SDK, 'src', 'agreement.ts')

const HEAD = `import type { contract } from './contract/calls'
import type { RequestOf, ResultOf } from './contract/shape/endpoint'
import type * as Source from './api'
import type * as Published from './published-types'
type Loose<T> = T extends string | number | boolean ? T
  : T extends readonly [unknown, ...unknown[]] ? { -readonly [K in keyof T]: T[K] }
  : T extends readonly (infer U)[] ? Loose<U>[]
  : T extends object ? { -readonly [K in keyof T]: Loose<T[K]> } : T
type Input<M> = M extends (input?: infer I, ...rest: never[]) => unknown ? NonNullable<I> : never
type Output<M> = M extends (...all: never[]) => infer R
  ? R extends AsyncIterable<unknown> ? Omit<Awaited<R>, 'next' | typeof Symbol.asyncIterator> : Awaited<R>
  : never
`

/** Calls whose published types say more: the contract's schemas of other kinds' records are generic. */
const MORE_PRECISE = ['tenders.search', 'tenders.export', 'comquery.search', 'bidFigures.compare']

const document = openApiDocument('1.0.0')
const operations = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .filter((operation) => !operation['x-internal'] && operation['x-sdk-example'])
const kinds = new Map(
  operations.map(({ operationId, 'x-kind': kind }) => [
    operationId.split('.')[0]!,
    kind as string | undefined,
  ]),
)

const line = (name: string, from: string, to: string) => `((x: ${from}): ${to} => x) // ${name}`
const linesOf = (id: string): string[] => {
  const [group = '', call = ''] = id.split('.')
  const kind = kinds.get(group)
  const both = (name: string) => [`Source.${name}<'${kind}'>`, `Published.${name}<'${kind}'>`] as const
  if (kind === undefined) {
    const method = `Published.PortalClient['${group}']['${call}']`
    const endpoint = `(typeof contract)['${group}']['${call}']`
    return [
      line(id, `Loose<Input<${method}>>`, `RequestOf<${endpoint}>`),
      line(id, `ResultOf<${endpoint}>`, `Output<${method}>`),
    ]
  }
  const [searchSource, searchPublished] = both(call === 'export' ? 'RecordExport' : 'RecordSearch')
  if (call === 'export') return [line(id, `Loose<${searchPublished}>`, searchSource)]
  if (call === 'detail') return [line(id, ...both('RecordOf'))]
  if (call !== 'search') return []
  return [line(id, `Loose<${searchPublished}>`, searchSource), line(id, ...both('RecordItemOf'))]
}

it('the published types accept what the client accepts, and promise what it promises', () => {
  const lines = operations
    .filter(
      ({ operationId, requestBody }) =>
        !operationId.startsWith('assistant.') && !('multipart/form-data' in (requestBody?.content ?? {})),
    )
    .flatMap(({ operationId }) => linesOf(operationId))
  const texts = new Map([
    [PUBLISHED, writeTypes(document, './public') as string],
    [CHECKS, HEAD + lines.map((text) => `void ${text}`).join('\n')],
  ])
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(SDK, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    SDK,
  )
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)
  }
  const program = ts.createProgram([CHECKS], options, host)
  const source = program.getSourceFile(CHECKS)!
  const wrong = program.getSemanticDiagnostics(source).map(({ start = 0 }) => {
    const { line: at } = source.getLineAndCharacterOfPosition(start)
    return source.text.split('\n')[at]!.split('// ')[1]!
  })
  expect(lines.length).toBeGreaterThan(450)
  expect(program.getSemanticDiagnostics(program.getSourceFile(PUBLISHED))).toEqual([])
  const isKnown = (id: string) => MORE_PRECISE.includes(id) || id.startsWith('expiry.')
  expect([...new Set(wrong)].filter((id) => !isKnown(id))).toEqual([])
})
