import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { main } from '../scripts/lib/processes.mjs'
import { at } from '../scripts/lib/workspace.mjs'
import { exitCode, type Line, machine, report, within } from './lib/report'
import { buildSdk, esbuild } from './lib/sdk-build'
import { figure } from './lib/stats'

const KB = 1024
const LIMIT = { client: 28, fallback: 14 }

interface Size {
  /** KB, min+gz: what is loaded at once, and what is loaded only when it is needed. */
  readonly atOnce: number
  readonly later: number
}

/** Bundles a program as a web page would and weighs it. */
const sizeOf = async (code: string, resolveDir: string): Promise<Size> => {
  const { outputFiles, metafile } = await esbuild().build({
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
    nodePaths: [at('packages', 'sdk', 'node_modules')],
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
  return { atOnce: sum((name) => now.has(name)), later: sum((name) => !now.has(name)) }
}

const programs = (dist: string) => {
  const [index, contract] = ['index.js', 'contract.js'].map((file) => JSON.stringify(join(dist, file)))
  return [
    {
      what: '客户端与一个调用（联想）',
      limit: LIMIT.client,
      code: `import { createClient } from ${index}
        import { search } from ${contract}
        globalThis.run = () => createClient({ search }, { baseUrl: '' }).search.suggestion({ companyNames: '' })`,
    },
    {
      what: '客户端与登录一组',
      code: `import { createClient } from ${index}
        import { login } from ${contract}
        globalThis.run = () => createClient({ login }, { baseUrl: '' })`,
    },
    {
      what: '全部调用',
      code: `import { createPortalClient } from ${index}
        globalThis.run = () => createPortalClient({ baseUrl: '' })`,
    },
  ]
}

const line = (what: string, size: number, limit?: number): Line => ({
  what,
  measured: `${figure(size)} KB`,
  ...(limit && within(size, limit, 'KB')),
})

main(async () => {
  const dist = await buildSdk()
  const lines: Line[] = []
  for (const { what, code, limit } of programs(dist)) {
    const { atOnce, later } = await sizeOf(code, dist)
    lines.push(line(what, atOnce, limit))
    if (limit) lines.push(line('加密的备用实现，用到时才加载', later, LIMIT.fallback))
  }
  const axios = await sizeOf(`import axios from 'axios'; globalThis.run = axios.get`, dist)
  lines.push(line('对照：axios', axios.atOnce))
  report(
    'SDK 在浏览器里的大小（压缩混淆并 gzip 后）',
    [machine(), 'esbuild 打包按发布方式构建的 SDK；只用 fetch 的入口（目标 ≤ 8 KB）还没有'],
    lines,
  )
  return exitCode()
})
