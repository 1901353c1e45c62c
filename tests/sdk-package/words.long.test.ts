import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { KINDS } from '../../packages/domain/src/records'
import { contract } from '../../packages/sdk/src/contract'
import { type FieldTexts, groupTexts, recordTexts } from '../../packages/sdk/src/contract/reference'
import { at } from '../../scripts/lib/workspace.mjs'

const BROWSER = at('packages', 'web', 'src', 'wiring', 'browser')

const textsOf = (fields: FieldTexts = {}): string[] =>
  Object.values(fields).flatMap((said) =>
    typeof said === 'string' ? [said] : [said[0], ...textsOf(said[1])],
  )

const calls = [
  ...Object.keys(contract).flatMap((group) => Object.values(groupTexts(group as keyof typeof contract))),
  ...KINDS.flatMap((kind) => Object.values(recordTexts(kind))),
]
const all = new Set(
  calls.flatMap(({ summary, request, result }) => [summary, ...textsOf(request), ...textsOf(result)]),
)

/** Words that the product's own code uses too: column labels, form texts, bank details of a transfer, errors. */
const ownTexts = ['domain/src', 'web/src', 'sdk/src/adapters', 'sdk/src/client']
  .flatMap((folder) => readdirSync(at('packages', folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')
const words = [...all].filter((text) => !ownTexts.includes(text))

/** The script that a browser loads for a program, unminified, with Chinese unescaped. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: BROWSER, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    charset: 'utf8',
    logLevel: 'error',
    external: ['react', 'next/*', 'inversify'],
  })
  return outputFiles[0]!.text
}

describe('the words of the contract', () => {
  it('are many, and a program that imports them contains each', async () => {
    expect(words.length).toBeGreaterThan(400)
    const text = await bundle("export * from '@zhushutong/sdk/contract/reference'")
    // Words of a kind of record are derived from its label.
    const written = words.filter(
      (word) => !KINDS.some(({ label, tab }) => word.includes(label) || word.includes(tab)),
    )
    expect(written.length).toBeGreaterThan(200)
    expect(written.filter((word) => text.includes(word)).length).toBeGreaterThan(written.length * 0.9)
  })

  it('are not in what the portal sends to browsers', async () => {
    const modules = readdirSync(BROWSER).filter((name) => /^[^.]+\.ts$/.test(name))
    const text = await bundle(modules.map((name, i) => `export * as m${i} from './${name}'`).join('\n'))
    expect(text).toContain('/jian-butler-order-biz/myOrderManager/addOrderOnline')
    expect(words.filter((word) => text.includes(word))).toEqual([])
  })
})
