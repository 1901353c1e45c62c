import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const readme = readFileSync(at('README.md'), 'utf8')
const examples = readdirSync(at('examples'))
const readExample = (name: string) => readFileSync(at(`examples/${name}`), 'utf8')
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length

/** An example too long for the README: a larger program based on it. */
const BESIDE = 'partner.ts'
const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = '']) => ({
  language,
  text,
}))
const isProgram = ({ text }: { readonly text: string }) => text.startsWith('import ')

/** The values that the README's shorter pieces of code use. */
const PREAMBLE = `import { createPortalClient } from '@zhushutong/sdk'
const client = createPortalClient({ baseUrl: 'https://gateway.example.com' })
declare const [mobile, sign, validationCode]: [string, string, string]
declare const bytes: Uint8Array<ArrayBuffer>
export {}
`

const folder = mkdtempSync(join(tmpdir(), 'readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(examples.filter((name) => name !== BESIDE))('the README contains %s exactly as tested', (name) => {
  expect(readme).toContain(`\`\`\`ts\n${readExample(name)}\`\`\``)
})

it('the README shows no other program, its first is of ten lines at most, and the longest of sixty', () => {
  expect(blocks.filter(isProgram)).toHaveLength(examples.length - 1)
  expect([...new Set(blocks.map(({ language }) => language))].sort()).toEqual(['sh', 'ts'])
  expect(linesOf(readExample('search.ts'))).toBeLessThanOrEqual(10)
  expect(linesOf(readExample(BESIDE))).toBeLessThanOrEqual(60)
})

it('every program and every piece of code of the README compiles under the strict options', async () => {
  const pieces = blocks.filter((block) => block.language === 'ts' && !isProgram(block))
  expect(pieces.length).toBeGreaterThan(5)
  for (const [n, { text }] of pieces.entries())
    writeFileSync(join(folder, `piece-${n}.ts`), `${PREAMBLE}{\n${text}}\n`)
  const compilerOptions = {
    ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: true },
    ...{ target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', customConditions: ['node'] },
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: ['node'],
    typeRoots: [at('../../node_modules/@types')],
    paths: {
      '@zhushutong/sdk': [at('src/index-node.ts')],
      '@zhushutong/sdk/testing': [at('src/fake-gateway/index.ts')],
      '@zhushutong/sdk/*': [at('src/*/index.ts')],
    },
  }
  const include = [join(folder, '*.ts'), at('examples/*.ts')]
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
  const require = createRequire(import.meta.url)
  const compiler = join(require.resolve('typescript-native/package.json'), '..', 'bin', 'tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout.split('\n').filter(Boolean)).toEqual([])
})
