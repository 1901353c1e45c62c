import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const KB = 1024

/** In KB, min+gz. */
interface Size {
  /** Loaded before the page runs. */
  readonly atOnce: number
  /** Loaded on demand. */
  readonly later: number
  readonly sources: readonly string[]
}

/** Limit of the SDK's size in a page, in KB, min+gz. */
export const SIZE_LIMIT = { client: 31, fetchOnly: 8, fallback: 14 }

/** Bundles a program like a web page would and measures it; `nodePaths` are folders to find packages in. */
export async function sizeOf(
  code: string,
  resolveDir: string,
  nodePaths: readonly string[] = [],
): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir, loader: 'js' },
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
    logLevel: 'error',
  })
  const weights = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents).length / KB]))
  const outputs = Object.entries(metafile.outputs)
  const now = new Set<string>()
  const follow = (name: string) => {
    if (now.has(name)) return
    now.add(name)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') follow(path)
  }
  for (const [name, { entryPoint }] of outputs) if (entryPoint === '<stdin>') follow(name)
  const sum = (wanted: (name: string) => boolean) =>
    outputs.reduce((total, [name]) => total + (wanted(name) ? (weights.get(`/${name}`) ?? 0) : 0), 0)
  return {
    atOnce: sum((name) => now.has(name)),
    later: sum((name) => !now.has(name)),
    sources: [...now].flatMap((name) => Object.keys(metafile.outputs[name]?.inputs ?? {})),
  }
}

interface Program {
  readonly what: string
  readonly code: string
  /** Goal in KB loaded at once, if there is one. */
  readonly limit?: number
}

export function sdkPrograms(dist: string) {
  const from = (file: string) => JSON.stringify(join(dist, `${file}.js`))
  return {
    client: {
      what: '客户端与一个调用（联想）',
      limit: SIZE_LIMIT.client,
      code: `import { createClient } from ${from('index')}
        import { search } from ${from('contract')}
        globalThis.run = () => createClient({ search }, { baseUrl: '' }).search.suggestion({ companyNames: '' })`,
    },
    fetchOnly: {
      what: '只用 fetch 的入口与一个调用',
      limit: SIZE_LIMIT.fetchOnly,
      code: `import { createFetchClient } from ${from('fetch')}
        globalThis.run = () => createFetchClient({ baseUrl: '' }).post('/jian-butler-portal-biz/company/suggestion', {})`,
    },
    login: {
      what: '客户端与登录一组',
      code: `import { createClient } from ${from('index')}
        import { login } from ${from('contract')}
        globalThis.run = () => createClient({ login }, { baseUrl: '' })`,
    },
    everything: {
      what: '全部调用',
      code: `import { createPortalClient } from ${from('index')}
        globalThis.run = () => createPortalClient({ baseUrl: '' })`,
    },
  } satisfies Record<string, Program>
}
