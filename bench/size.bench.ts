import { main } from '../scripts/lib/processes.mjs'
import { at } from '../scripts/lib/workspace.mjs'
import { SIZE_LIMIT, sdkPrograms, sizeOf } from './lib/bundle-size'
import { exitCode, type Line, machine, report, within } from './lib/report'
import { buildSdk } from './lib/sdk-build'
import { figure } from './lib/stats'

/** Comparable pages with other libraries: a client and one call. */
const OTHERS = [
  ['stripe', `import Stripe from 'stripe'; globalThis.run = () => new Stripe('sk').customers.list()`],
  [
    'openai',
    `import OpenAI from 'openai'; globalThis.run = () => new OpenAI({ apiKey: '', dangerouslyAllowBrowser: true }).models.list()`,
  ],
  ['axios', `import axios from 'axios'; globalThis.run = axios.get`],
] as const

const line = (what: string, size: number, limit?: number): Line => ({
  what,
  measured: `${figure(size)} KB`,
  ...(limit && within(size, limit, 'KB')),
})

main(async () => {
  const dist = await buildSdk()
  const lines: Line[] = []
  for (const [name, { what, code, ...goal }] of Object.entries(sdkPrograms(dist))) {
    const { atOnce, later } = await sizeOf(code, dist)
    lines.push(line(what, atOnce, 'limit' in goal ? goal.limit : undefined))
    if (name === 'client') lines.push(line('加密的备用实现，用到时才加载', later, SIZE_LIMIT.fallback))
  }
  const stores = [at('node_modules'), at('packages', 'sdk', 'node_modules')]
  for (const [name, code] of OTHERS)
    lines.push(line(`对照：${name}，客户端与一个调用`, (await sizeOf(code, dist, stores)).atOnce))
  report(
    'SDK 在浏览器里的大小（压缩混淆并 gzip 后）',
    [machine(), 'esbuild 打包按发布方式构建的 SDK；对照的包用同样的方法打包'],
    lines,
  )
  return exitCode()
})
