import { company, person, type RecordKind, tender } from '../packages/domain/src/records'
import { recordDetail, recordSearch, type SearchRequest, searchEngine } from '../packages/gateway/src/records'
import { keyLookUp } from '../packages/gateway/test-support/records/key-look-up'
import { testSql } from '../packages/gateway/test-support/test-sql'
import { main } from '../scripts/lib/processes.mjs'
import { type BenchDatabase, diskUse, openCompanies, openPglite, openPostgres } from './lib/databases'
import { idLog, QUERY_FORMS, queryLog, suggestionLog } from './lib/query-log'
import { atMost, exitCode, type Line, machine, report } from './lib/report'
import { cappedCount, firstPage } from './lib/search-phases'
import { figure, median, quantile, spread, times } from './lib/stats'
import { SIZE, setting } from './lib/temp'

/** Number of companies of the large run on PostgreSQL (--scale); 0: the ordinary run. */
const SCALE = setting('BENCH_SCALE', 0)
const QUERIES = setting('BENCH_QUERIES', 600)
const MEMBER = { loggedIn: true, svip: true, addOns: [], ownerLookup: true, enterprise: true }
const SLOWEST_MS = 2_000

interface Sample {
  readonly wall: number
  readonly cpu: number
}

type Work = () => Promise<unknown>

const measured = async ({ cpu }: BenchDatabase, work: Work): Promise<Sample> => {
  const used = cpu?.()
  const from = performance.now()
  await work()
  const wall = performance.now() - from
  return { wall, cpu: cpu && used !== undefined ? cpu() - used : wall }
}

interface Task {
  readonly group: string
  readonly work: Work
}

/**
 * Runs the tasks one at a time, with a key look-up in between, so that other load affects both alike. All
 * run once before: PostgreSQL plans each statement anew for its first five executions on a connection, and
 * a gateway reuses its connections.
 */
const samplesOf = async (bench: BenchDatabase, tasks: readonly Task[], key: (index: number) => Work) => {
  const byGroup = new Map<string, Sample[]>()
  const keep = (group: string, sample: Sample) => byGroup.set(group, [...(byGroup.get(group) ?? []), sample])
  for (const { work } of tasks) await work()
  for (const [index, { group, work }] of tasks.entries()) {
    keep(KEY, await measured(bench, key(index)))
    keep(group, await measured(bench, work))
  }
  return byGroup
}

const KEY = '主键查找（一行两列）'
const SUGGESTION = '联想（前缀，前 5 条）'
const FIRST_PAGE = '首页 10 条'
const COUNT = '封顶计数（10,001）'
const DETAIL = '企业详情'

const titlesOf = async ({ database }: BenchDatabase, kind: RecordKind, count: number): Promise<string[]> => {
  const rows = await testSql(database.orm)<{ title: string }[]>`
    select search_title as title from ${testSql(database.orm).identifier(`record_${kind.kind}`)} order by id limit ${count}`
  return rows.map((row) => row.title)
}

const shuffled = (tasks: readonly Task[]): Task[] =>
  tasks
    .map((task, index) => ({ task, at: Math.imul(index + 1, 0x9e3779b1) >>> 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ task }) => task)

const tasksOf = async (bench: BenchDatabase): Promise<Task[]> => {
  const { database, companies } = bench
  const asker = { viewer: MEMBER, now: Date.now() }
  const search = recordSearch(database)
  const find = (kind: RecordKind, request: SearchRequest): Work => {
    return async () => {
      const answer = await search(kind, request, asker)
      // A search that times out counts as the slowest.
      if ('error' in answer && answer.error !== 'timeout')
        throw new Error(`${request.keyword}: ${answer.error}`)
    }
  }
  const log = queryLog(companies, QUERIES)
  const whole = (kind: RecordKind, keyword: string) =>
    find(kind, { keyword, filters: {}, pageNum: 1, pageSize: 10 })
  const [titles, names] = [await titlesOf(bench, tender, 100), await titlesOf(bench, person, 100)]
  const suggest = searchEngine(database).suggestTitles
  const detail = recordDetail(database)
  const count = QUERIES / 3
  return shuffled([
    ...log.map(({ form, request }) => ({ group: form, work: find(company, request) })),
    ...log.map(({ request }) => ({ group: FIRST_PAGE, work: firstPage(database, company, request) })),
    ...log.map(({ request }) => ({ group: COUNT, work: cappedCount(database, company, request) })),
    ...titles.map((title, i) => ({
      group: '招标：全名或其中 6 字',
      work: whole(tender, i % 2 ? title : title.slice(3, 9)),
    })),
    ...names.map((name) => ({ group: '人员：姓名', work: whole(person, name) })),
    ...suggestionLog(companies, count).map((text) => ({
      group: SUGGESTION,
      work: () => suggest(company, text),
    })),
    ...idLog(companies, count).map((id) => ({ group: DETAIL, work: () => detail(company, id, asker) })),
  ])
}

const linesOf = (byGroup: ReadonlyMap<string, readonly Sample[]>): Line[] => {
  const cpuOf = (groups: readonly string[]) =>
    groups.flatMap((group) => (byGroup.get(group) ?? []).map((sample) => sample.cpu))
  const base = median(cpuOf([KEY]))
  const mixed = QUERY_FORMS.flatMap((form) => byGroup.get(form) ?? []).map((sample) => sample.cpu)
  const at = (values: readonly number[], q: number) => quantile(values, q) / base
  const plain = (what: string, values: readonly number[]): Line => ({
    what: `${what}（${values.length} 次）`,
    measured: `${spread(values)} ms`,
    ratio: `p95 ${times(at(values, 0.95))}`,
  })
  const goal = (what: string, values: readonly number[], q: number, limit: number): Line => ({
    what: `${what} p${q * 100}`,
    measured: `${figure(quantile(values, q))} ms`,
    ...atMost(at(values, q), limit),
  })
  const slowest = Math.max(...[...byGroup.values()].flat().map((sample) => sample.wall))
  return [
    plain(KEY, cpuOf([KEY])),
    plain(DETAIL, cpuOf([DETAIL])),
    ...[...QUERY_FORMS, '招标：全名或其中 6 字', '人员：姓名']
      .filter((form) => byGroup.has(form))
      .map((form) => plain(form, cpuOf([form]))),
    plain('混合检索（首页与总数）', mixed),
    plain(FIRST_PAGE, cpuOf([FIRST_PAGE])),
    goal(FIRST_PAGE, cpuOf([FIRST_PAGE]), 0.95, 25),
    goal(FIRST_PAGE, cpuOf([FIRST_PAGE]), 0.99, 150),
    plain(COUNT, cpuOf([COUNT])),
    goal(COUNT, cpuOf([COUNT]), 0.95, 800),
    plain(SUGGESTION, cpuOf([SUGGESTION])),
    goal(SUGGESTION, cpuOf([SUGGESTION]), 0.95, 10),
    {
      what: '最慢的一次（实际时间）',
      measured: `${figure(slowest)} ms`,
      goal: `≤ ${SLOWEST_MS} ms`,
      met: slowest <= SLOWEST_MS,
    },
  ]
}

const run = async (bench: BenchDatabase): Promise<ReadonlyMap<string, readonly Sample[]>> => {
  const ids = idLog(bench.companies, 10_000)
  const lookUp = keyLookUp(bench.database.read())
  const key = (index: number) => () => lookUp(ids[index % ids.length]!)
  const samples = await samplesOf(bench, await tasksOf(bench), key)
  const clock = bench.cpu
    ? bench.name === 'PGlite'
      ? '数值是本进程（PGlite 与客户端）的 CPU 毫秒'
      : '数值是数据库后端进程的 CPU 毫秒'
    : '数值是实际时间的毫秒（数据库不在本机，读不到其 CPU）'
  report(
    `检索与联想，${bench.name}，${bench.companies.toLocaleString('en-US')} 家企业`,
    [
      machine(),
      `${clock}，p50 / p95 / p99；比值都对主键查找的 p50，每次检索之间夹一次主键查找`,
      `${QUERIES} 条企业检索（三分之一带筛选），各类打散后逐条执行；全部先执行一遍作为预热`,
    ],
    linesOf(samples),
  )
  return samples
}

/** Runs on one database and closes it; `beside` may query it once more before. */
const runOn = async <T>(
  open: Promise<BenchDatabase>,
  beside: (bench: BenchDatabase) => Promise<T>,
): Promise<readonly [ReadonlyMap<string, readonly Sample[]>, T]> => {
  const bench = await open
  try {
    return [await run(bench), await beside(bench)]
  } finally {
    await bench.close()
  }
}

const GROWTH = 2.5

/** The cost of more companies: the same searches on a small and a large table, on PostgreSQL. */
const compareSizes = async (small: number, large: number) => {
  const megabytes = (bytes: number) => `${figure(bytes / 2 ** 20)} MB`
  const [few] = await runOn(openCompanies(small), async () => undefined)
  const [many, lines] = await runOn(
    openCompanies(large, process.env.DATABASE_URL),
    async (bench): Promise<Line[]> => {
      const { rows, tokens, indexes } = await diskUse(bench)
      return [
        {
          what: '建表、写入与建索引',
          measured: Number.isNaN(bench.seedMs) ? '此前已载入' : `${figure(bench.seedMs / 1000)} s`,
        },
        { what: '数据占用', measured: megabytes(rows) },
        { what: '二元词索引', measured: megabytes(tokens) },
        { what: '全部索引', measured: megabytes(indexes) },
      ]
    },
  )
  const cpu = (samples: ReadonlyMap<string, readonly Sample[]>, group: string, q: number) =>
    quantile(
      (samples.get(group) ?? []).map((sample) => sample.cpu),
      q,
    )
  const growth = [FIRST_PAGE, COUNT, SUGGESTION].flatMap((group) =>
    [0.5, 0.95].map((q): Line => {
      const [before, after] = [cpu(few, group, q), cpu(many, group, q)]
      const line = { what: `${group} p${q * 100}`, measured: `${figure(before)} → ${figure(after)} ms` }
      const isGoal = group === FIRST_PAGE && q === 0.5
      return { ...line, ...(isGoal ? atMost(after / before, GROWTH) : { ratio: times(after / before) }) }
    }),
  )
  const title = `从 ${small.toLocaleString('en-US')} 到 ${large.toLocaleString('en-US')} 家企业，PostgreSQL`
  report(title, [machine(), '同一次运行；比值是大表对小表'], [...lines, ...growth])
}

main(async () => {
  if (SCALE > 0) await compareSizes(SIZE, SCALE)
  else {
    await runOn(openPglite(SIZE), async () => undefined)
    await runOn(openPostgres(SIZE), async () => undefined)
  }
  return exitCode()
})
