import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { records } from '../packages/sdk/src/contract/records/records.contract'
import { main } from '../scripts/lib/processes.mjs'
import { at } from '../scripts/lib/workspace.mjs'
import { startAnswering } from './lib/answering-server'
import { printed } from './lib/children'
import { recordPage } from './lib/record-page'
import { atMost, exitCode, type Line, machine, report } from './lib/report'
import { buildSdk, ofBench, ofSdk } from './lib/sdk-build'
import { figure, median, times } from './lib/stats'
import { setting } from './lib/temp'

const CALLS = { calls: setting('BENCH_CALLS', 6_000), warmUp: 2_000, atOnce: 50 }
const ROUNDS = 3
const STARTS = 11
const LIMIT = { cpu: 0.4, cpuUs: 150, import: 0.65 }
/** Number of calls with one signal that is never aborted. */
const MANY = setting('BENCH_MANY_CALLS', 100_000)

const WAYS = [
  ['http', 'node:http 与 JSON.parse（下限）'],
  ['fetch', '内置 fetch'],
  ['axios', 'axios，保持连接'],
  ['stripe', 'stripe'],
  ['openai', 'openai'],
  ['sdk', 'SDK，明文'],
  ['encrypted', 'SDK，结果加密'],
] as const
type Way = (typeof WAYS)[number][0]

interface Found {
  readonly cpu: number
  readonly listeners: number
}

type Packages = Readonly<Record<'sdk' | 'axios' | 'stripe' | 'openai', string>>

const called = async (way: Way, url: string, packages: Packages, calls = CALLS.calls): Promise<Found> => {
  const path = records.company?.search.path ?? ''
  const order = JSON.stringify({ way, url, path, packages, ...CALLS, calls })
  return JSON.parse(await printed([at('bench', 'lib', 'caller.mjs'), order])) as Found
}

/** µs of CPU per call, each way in turn and in a fresh process. */
const cpuOfCalls = async (url: string, packages: Packages): Promise<Map<Way, number>> => {
  const times = new Map<Way, number[]>(WAYS.map(([way]) => [way, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [way] of WAYS) times.get(way)?.push((await called(way, url, packages)).cpu)
  return new Map([...times].map(([way, values]) => [way, median(values)]))
}

const callLines = (cpu: ReadonlyMap<Way, number>): Line[] => {
  const of = (way: Way) => cpu.get(way) ?? Number.NaN
  return [
    ...WAYS.map(([way, what]) => ({
      what,
      measured: `${figure(of(way))} µs`,
      ratio: `${times(of(way) / of('fetch'))} fetch`,
    })),
    { what: 'SDK 明文 ÷ fetch', measured: 'CPU', ...atMost(of('sdk') / of('fetch'), LIMIT.cpu) },
    {
      what: 'SDK 明文',
      measured: `${figure(of('sdk'))} µs`,
      goal: `≤ ${LIMIT.cpuUs} µs（参考）`,
    },
  ]
}

const IMPORTS = ({ sdk, axios, stripe, openai }: Packages) =>
  [
    ['什么都不导入', ''],
    ['SDK', sdk],
    ['SDK，CommonJS', sdk.replace(/\.js$/, '.cjs')],
    ['axios', axios],
    ['stripe', stripe],
    ['openai', openai],
  ] as const

const importing = (path: string) => (path ? `await import(${JSON.stringify(pathToFileURL(path).href)})` : '')

/** ms of CPU of a program that only imports, from start to exit. */
const importCpu = async (path: string): Promise<number> => {
  const code = `${importing(path)};const {user,system}=process.cpuUsage();console.log((user+system)/1000)`
  return Number(await printed(['--input-type=module', '--eval', code]))
}

const importLines = async (packages: Packages): Promise<Line[]> => {
  const imports = IMPORTS(packages)
  const sizes = imports.map(([what]) => ({ what, values: [] as number[] }))
  for (let start = 0; start < STARTS; start++)
    for (const [index, [, path]] of imports.entries()) sizes[index]?.values.push(await importCpu(path))
  const cpu = (name: (typeof imports)[number][0]) =>
    median(sizes.find(({ what }) => what === name)?.values ?? [])
  const nothing = cpu('什么都不导入')
  return [
    ...sizes.map(({ what, values }) => ({
      what: `导入：${what}`,
      measured: `${figure(median(values))} ms`,
      ratio: `多 ${figure(median(values) - nothing)} ms`,
    })),
    { what: '导入 SDK ÷ stripe', measured: '整个进程', ...atMost(cpu('SDK') / cpu('stripe'), LIMIT.import) },
    {
      what: '导入 SDK ÷ stripe',
      measured: '减去空进程',
      ratio: times((cpu('SDK') - nothing) / (cpu('stripe') - nothing)),
    },
  ]
}

const load = () => `开始时负载 ${figure(loadavg()[0] ?? 0)}`

main(async () => {
  const sdk = join(await buildSdk(), 'index-node.js')
  const packages = { sdk, axios: ofSdk('axios'), stripe: ofBench('stripe'), openai: ofBench('openai') }
  const server = await startAnswering(recordPage(20))
  try {
    report(
      '一次调用的 CPU',
      [
        `${machine()}，${load()}`,
        `同时 ${CALLS.atOnce} 个，本机服务器从内存答复 20 行（${figure(server.bytes / 1024)} KB）；每种方法单独一个进程`,
        `预热 ${CALLS.warmUp} 次后 ${CALLS.calls} 次，各 ${ROUNDS} 轮交替，取中位数；SDK 是按发布方式构建的`,
      ],
      callLines(await cpuOfCalls(server.url, packages)),
    )
    const { listeners } = await called('sdk', server.url, packages, MANY)
    report(
      '用过之后',
      [],
      [
        {
          what: `同一个 AbortSignal 下 ${figure(MANY)} 次调用后留下的监听`,
          measured: String(listeners),
          goal: '0',
          met: listeners === 0,
        },
      ],
    )
  } finally {
    server.close()
  }
  report(
    '冷启动时的导入',
    [`${load()}；各 ${STARTS} 个新进程交替，从进程开始到导入完成的 CPU，取中位数`],
    await importLines(packages),
  )
  return exitCode()
})
