import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { at } from '../../scripts/lib/workspace.mjs'

const KB = 1024

/** In KB, min+gz. */
interface Size {
  /** Loaded before the page runs. */
  readonly atOnce: number
  /** Loaded on demand: the size by the chunk's name without its hash, with what only that chunk imports. */
  readonly later: ReadonlyMap<string, number>
  readonly sources: readonly string[]
}

/** Limit of the SDK's size in a page, in KB, min+gz. */
export const SIZE_LIMIT = { client: 28, fetchOnly: 8, webhooks: 1.3, errors: 0.5, checks: 2.5, fallback: 14 }

/**
 * Bundles a program like a web page would and measures it.
 * @param nodePaths folders to find packages in
 * @param plugins those that the packages are built with, for a program over their sources
 */
export async function sizeOf(
  code: string,
  resolveDir: string,
  nodePaths: readonly string[] = [],
  plugins: readonly Plugin[] = [],
): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
    outdir: '/out',
    absWorkingDir: '/',
    nodePaths: [...nodePaths],
    plugins: [...plugins],
    logLevel: 'error',
  })
  const weights = new Map(
    outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length / KB]),
  )
  const outputs = Object.entries(metafile.outputs)
  const follow = (name: string, reached: Set<string>) => {
    if (reached.has(name)) return reached
    reached.add(name)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') follow(path, reached)
    return reached
  }
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + (weights.get(`/${name}`) ?? 0), 0)
  const entry = outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>')?.[0] ?? ''
  const atOnce = follow(entry, new Set())
  const later = outputs
    .filter(([name, { entryPoint }]) => entryPoint && !atOnce.has(name))
    .map(([name, { entryPoint = '' }]): [string, number] => [
      basename(entryPoint).replace(/-[A-Z0-9]+\.js$/, ''),
      sum([...follow(name, new Set())].filter((reached) => !atOnce.has(reached))),
    ])
  return {
    atOnce: sum(atOnce),
    later: new Map(later),
    sources: [...atOnce].flatMap((name) => Object.keys(metafile.outputs[name]?.inputs ?? {})),
  }
}

interface Program {
  readonly what: string
  readonly code: string
  /** Goal in KB loaded at once, if there is one. */
  readonly limit?: number
}

/** The first program of the SDK's README, over an entry of the SDK. */
export function readFirstProgram(entry: string): string {
  const program = readFileSync(at('packages', 'sdk', 'examples', 'search.ts'), 'utf8')
  return program.replace("'@zhushutong/sdk'", JSON.stringify(entry))
}

export function sdkPrograms(dist: string) {
  const from = (file: string) => JSON.stringify(join(dist, `${file}.js`))
  const using = (name: string, file: string) =>
    `import { ${name} } from ${from(file)}; globalThis.run = ${name}`
  return {
    client: {
      what: 'README 的第一个程序',
      limit: SIZE_LIMIT.client,
      code: readFirstProgram(join(dist, 'index.js')),
    },
    fetchOnly: {
      what: '只用 fetch 的入口与一个调用',
      limit: SIZE_LIMIT.fetchOnly,
      code: `import { createFetchClient } from ${from('fetch')}
        globalThis.run = () => createFetchClient({ baseUrl: '' }).post('/jian-butler-portal-biz/company/suggestion', {})`,
    },
    webhooks: {
      what: 'verifyWebhook',
      limit: SIZE_LIMIT.webhooks,
      code: using('verifyWebhook', 'webhooks'),
    },
    errors: {
      what: '只有 isPortalError',
      limit: SIZE_LIMIT.errors,
      code: using('isPortalError', 'index'),
    },
  } satisfies Record<string, Program>
}
