import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unpackSdk } from '../support/sdk-package'

let folder: string
let fields: readonly ts.PropertySignature[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-words-'))
  const path = join(await unpackSdk(folder), 'dist', 'api.d.cts')
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  // The groups of kinds and paths have no fields of the gateway.
  const isData = (node: ts.Node): node is ts.InterfaceDeclaration =>
    ts.isInterfaceDeclaration(node) && !['RecordKinds', 'Paths'].includes(node.name.text)
  fields = source.statements
    .filter(isData)
    .flatMap(({ members }) => [...members].filter(ts.isPropertySignature))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('95 % of the fields and calls of the published types have a text', () => {
  const silent = fields.filter((field) => ts.getJSDocCommentsAndTags(field).length === 0)
  expect(fields.length).toBeGreaterThan(3000)
  expect(silent.length / fields.length, silent.map((field) => field.getText()).join('\n')).toBeLessThan(0.05)
})
