import { main } from '../scripts/lib/processes.mjs'
import { openPglite } from './lib/databases'
import { exitCode, machine, report, within } from './lib/report'
import { type Server, startGateway, startPortal } from './lib/servers'
import { figure } from './lib/stats'
import { SIZE, tempFolder } from './lib/temp'

const LIMIT_S = { seed: 30, secondStart: 5 }

/** Seconds until gateway and portal are ready on a folder; both are stopped afterwards. */
const startTime = async (folder: string): Promise<number> => {
  const from = performance.now()
  const gateway = await startGateway(folder)
  const servers: Server[] = [gateway, await startPortal(gateway)]
  const took = (performance.now() - from) / 1000
  await Promise.all(servers.map((server) => server.stop()))
  return took
}

const seedSeconds = async () => {
  const bench = await openPglite(SIZE)
  await bench.close()
  return bench.seedMs / 1000
}

main(async () => {
  const seed = await seedSeconds()
  const folder = tempFolder('start')
  const first = await startTime(folder)
  const second = await startTime(folder)
  report(
    '启动',
    [machine(), '网关与门户先后启动到都就绪，已构建好；各一次，第二次用第一次留下的数据'],
    [
      {
        what: `演示数据 ${SIZE.toLocaleString('en-US')} 家企业`,
        measured: `${figure(seed)} s`,
        ...within(seed, LIMIT_S.seed, 's'),
      },
      { what: '首次启动（含演示数据）', measured: `${figure(first)} s` },
      { what: '再次启动', measured: `${figure(second)} s`, ...within(second, LIMIT_S.secondStart, 's') },
    ],
  )
  return exitCode()
})
