import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { at } from '../../scripts/lib/workspace.mjs'
import { type UserProject, userProject } from '../support/sdk-package'

/** Declarations that lines without imports assume. */
const KNOWN = `import type { PortalClient } from '@zhushutong/sdk'
declare const client: PortalClient
declare const bytes: Uint8Array<ArrayBuffer>
declare const mobile: string, sign: string, validationCode: string
`

const readme = readFileSync(at('packages', 'sdk', 'README.md'), 'utf8')
const snippets = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, text]) => text!)

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: ['node'],
}

let project: UserProject
let program: ts.Program
const fileOf = (index: number) => join(project.folder, `snippet-${index}.mts`)
beforeAll(async () => {
  project = await userProject({ '@types/node': '20.19.43', rxjs: '7.8.2' })
  options.typeRoots = [join(project.folder, 'node_modules', '@types')]
  const texts = new Map(
    snippets.map((text, index) => [fileOf(index), text.includes('import ') ? text : KNOWN + text]),
  )
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)
  }
  program = ts.createProgram([...texts.keys()], options, host)
})
afterAll(() => project?.remove())

it('the README has lines that only compile', () => {
  expect(snippets.length).toBeGreaterThan(2)
})

it('compile against the published package', () => {
  const wrong = snippets.flatMap((snippet, index) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(fileOf(index)))
      .map(({ messageText }) => `${snippet}${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  )
  expect(wrong).toEqual([])
})
