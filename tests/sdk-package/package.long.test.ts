import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIZE_LIMIT, sdkPrograms, sizeOf } from '../../bench/lib/bundle-size'
import { thirdPartyLicences } from '../../packages/sdk/scripts/licences.mjs'
import { at } from '../../scripts/lib/workspace.mjs'
import { link, tarball, unpackSdk } from '../support/sdk-package'

const run = promisify(execFile)
const MB = 1_000_000
const ATTW = at('node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js')

type Tree = { readonly [key: string]: string | Tree }
interface SourceMap {
  readonly sources: readonly string[]
  readonly sourceRoot: string
}
interface Published {
  readonly exports: Tree
  readonly dependencies?: Readonly<Record<string, string>>
  readonly [key: string]: unknown
}

let folder: string
let installed: string
let manifest: Published
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-package-'))
  installed = await unpackSdk(folder)
  link(folder, 'rxjs', '7.8.2')
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Published
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const leaves = (tree: Tree | string): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves)

describe('the packed package', () => {
  it('passes publint without messages', async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false })
    expect(messages).toEqual([])
  })

  it('gives every entry its types in every resolution mode', async () => {
    const args = [ATTW, await tarball(), '--format', 'json']
    const { stdout } = await run(process.execPath, args).catch(({ stdout }: { stdout: string }) => ({
      stdout,
    }))
    const { analysis, problems } = JSON.parse(stdout) as {
      analysis: { entrypoints: object }
      problems?: object
    }
    expect(problems ?? {}).toEqual({})
    const subpaths = Object.keys(manifest.exports)
    expect(Object.keys(analysis.entrypoints).sort()).toEqual(subpaths.sort())
  })

  it('is at most 2 MB unpacked, and contains only its declared files, nothing of the workspace', () => {
    const files = filesIn(installed)
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(2 * MB)
    for (const path of leaves(manifest.exports)) expect(existsSync(join(installed, path)), path).toBe(true)
    expect(readdirSync(installed).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.en.md',
      'README.md',
      'THIRD-PARTY-LICENSES',
      'dist',
      'examples',
      'package.json',
    ])
    expect(JSON.stringify(manifest)).not.toContain('workspace:')
    for (const file of files.filter((name) => name.endsWith('ts')))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/@zhushutong\/domain|\bzod\b/)
  })

  it('is ready to be published with provenance, and has no dependency', () => {
    expect(manifest).toMatchObject({
      license: 'Apache-2.0',
      repository: { type: 'git', directory: 'packages/sdk' },
      publishConfig: { access: 'public', provenance: true },
      engines: { node: '>=20.19' },
      sideEffects: false,
      peerDependenciesMeta: { rxjs: { optional: true } },
    })
    expect(manifest.dependencies ?? {}).toEqual({})
    for (const key of ['homepage', 'bugs', 'keywords', 'author', 'types', 'main', 'module'])
      expect(manifest, key).toHaveProperty(key)
  })
})

describe('the code of others and the source maps', () => {
  const maps = () =>
    filesIn(installed)
      .filter((file) => file.endsWith('.map'))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as SourceMap)

  it('modules of own sources have maps, whose sources are in the repository under the tag of the version', () => {
    const modules = filesIn(installed).filter((file) => /dist\/.*\.js$/.test(file))
    const withMap = modules.filter((file) => existsSync(`${file}.map`))
    expect(maps()).toHaveLength(withMap.length)
    for (const file of withMap)
      expect(readFileSync(file, 'utf8')).toContain(`sourceMappingURL=${basename(file)}.map`)
    const sources = maps().flatMap(({ sources }) => sources)
    expect(sources).toContain('packages/sdk/src/client/caller.ts')
    for (const source of sources.filter((path) => path.startsWith('packages/')))
      expect(existsSync(at(source)), source).toBe(true)
    for (const { sourceRoot } of maps()) expect(sourceRoot).toContain(`/@zhushutong/sdk@${manifest.version}/`)
  })

  it('LICENSE is that of the workspace, and THIRD-PARTY-LICENSES has one for each package in the bundle', () => {
    const licences = readFileSync(join(installed, 'THIRD-PARTY-LICENSES'), 'utf8')
    for (const name of ['@noble/hashes', 'crypto-js', 'node-forge'])
      expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
    expect(licences).toContain('Tom Wu')
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toBe(readFileSync(at('LICENSE'), 'utf8'))
  })

  it('a bundled package without a licence text fails the build', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'zhushutong-licence-')), 'node_modules', 'bare')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bare', version: '1.0.0' }))
    const inputs = { [join(folder, 'index.js')]: { bytesInOutput: 9 } }
    expect(() => thirdPartyLicences([{ outputs: { 'dist/index.js': { inputs } } }])).toThrow(
      'bare is in the bundle and has no licence text',
    )
  })
})

describe('what a page loads, minified and gzipped', () => {
  const programs = () => sdkPrograms(join(installed, 'dist'))

  it(`is at most ${SIZE_LIMIT.client} KB for the first program of the README`, async () => {
    const { atOnce, sources } = await sizeOf(programs().client.code, installed)
    expect(atOnce).toBeLessThanOrEqual(SIZE_LIMIT.client)
    expect(sources.filter((source) => /fallback|rxjs/.test(source))).toEqual([])
  })

  it('is small when the first call of a group loads its checks, and where the crypto fallback is needed', async () => {
    const { later } = await sizeOf(programs().client.code, installed)
    for (const group of ['companies', 'tenders', 'orders', 'assistant'])
      expect(later.get(group), group).toBeLessThanOrEqual(SIZE_LIMIT.checks)
    expect(later.get('fallback')).toBeGreaterThan(5)
    expect(later.get('fallback')).toBeLessThanOrEqual(SIZE_LIMIT.fallback)
  })

  it.each(['fetchOnly', 'webhooks', 'errors'] as const)('stays small for %s', async (name) => {
    const { code, limit } = programs()[name]
    const { atOnce } = await sizeOf(code, installed)
    expect(atOnce).toBeLessThanOrEqual(limit)
  })

  it('includes rxjs only for users of streams', async () => {
    const streams = `import { payment$ } from ${JSON.stringify(join(installed, 'dist', 'rx.js'))}; globalThis.run = payment$`
    const { sources } = await sizeOf(streams, installed, [join(folder, 'node_modules')])
    expect(sources.some((source) => source.includes('rxjs'))).toBe(true)
  })
})
