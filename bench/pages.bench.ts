import { FRAME_REQUEST } from '../packages/web/src/server/router-data'
import { main } from '../scripts/lib/processes.mjs'
import { buildEmptyPage } from './lib/empty-page'
import { type Load, loadOf, type Target } from './lib/load'
import { memberToken } from './lib/login'
import { type Weight, weightOf } from './lib/page-weight'
import { atLeast, atMost, exitCode, type Line, machine, report, within } from './lib/report'
import { type Server, startEmptyPage, startGateway, startPortal } from './lib/servers'
import { figure, times } from './lib/stats'
import { setting } from './lib/temp'

const COURSE = {
  connections: 10,
  warmUp: setting('BENCH_WARM_UP', 3_000),
  warmUpSeconds: setting('BENCH_WARM_UP_SECONDS', 12),
  rounds: 3,
  seconds: 2,
}
const LIST = '/zhaobiao/?size=20'
/** The next page of the list, and the request for its data by the router of a page in the portal's frame. */
const NEXT_LIST = '/zhaobiao/p2.html?size=20'
/** A page with little text: its weight is the shell. */
const TEXT = '/about.html'
const HTML_LIMIT_KB = 20
const SHELL_LIMIT_KB = 6
/** The built folder packages/web of another checkout, whose pages are measured as a comparison. */
const OTHER = process.env.BENCH_OTHER_PORTAL
const STYLE_LIMIT_KB = 20
const EXTRA_SCRIPT_KB = { anonymous: 30, interactive: 60 }

interface Servers {
  readonly gateway: Server
  readonly portal: Server
  readonly empty: Server
  readonly other?: Server
}

const search = async (gateway: Server, kind: string) => {
  const answer = await fetch(`${gateway.url}/jian-butler-project-biz/${kind}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await answer.json()) as { data: { records: readonly { id: string }[] } }
  return data.records
}

const targetsOf = ({ gateway, portal, empty, other }: Servers, detail: string, token: string) => {
  const cookie = `JGJTK=${encodeURIComponent(token)}`
  const member = { cookie: `${cookie}; JGJLOGIN=1` }
  // A session marker without a token: rendered as for a visitor, and neither written to nor read from the
  // cache.
  const uncached = { cookie: 'JGJLOGIN=1' }
  // Cached pages are stored compressed, and every browser requests them compressed.
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }
  const page = (server: Server, what: string, path: string, headers?: Record<string, string>): Target => ({
    what,
    url: server.url + path,
    headers,
    cpu: server.cpu,
  })
  return {
    empty: page(empty, '空的动态页', '/empty'),
    bare: page(empty, '空的 ISR 页', '/bare'),
    memberList: page(portal, '会员列表，20 行，动态', LIST, member),
    memberNext: page(portal, '会员列表的下一页，只取数据', NEXT_LIST, { ...member, ...FRAME_REQUEST }),
    memberDetail: page(portal, '会员详情，动态', detail, member),
    listMade: page(portal, '访客列表，20 行，动态', LIST, uncached),
    detailMade: page(portal, '访客详情，动态', detail, uncached),
    list: page(portal, '访客列表，20 行，带查询串，缓存', LIST, asBrowser),
    next: page(portal, '访客列表的下一页，只取数据，缓存', NEXT_LIST, { ...asBrowser, ...FRAME_REQUEST }),
    detail: page(portal, '访客详情，缓存', detail, asBrowser),
    json: {
      what: '网关 JSON，20 行（含检索）',
      url: `${gateway.url}/jian-butler-project-biz/zhaobiao/search`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"pageSize":20}',
      cpu: gateway.cpu,
    },
    ...(other && {
      otherList: page(other, '对照门户：会员列表', LIST, member),
      otherNext: page(other, '对照门户：会员列表的下一页，只取数据', NEXT_LIST, {
        ...member,
        ...FRAME_REQUEST,
      }),
      otherDetail: page(other, '对照门户：会员详情', detail, member),
      otherKept: page(other, '对照门户：访客列表，缓存', LIST, asBrowser),
    }),
  } satisfies Record<string, Target>
}

const shown = ({ perSecond, cpu }: Load) => `${figure(perSecond)} 次/秒，CPU ${figure(cpu)} ms/次`

const speed = async (servers: Servers, detail: string, token: string): Promise<Line[]> => {
  const targets = targetsOf(servers, detail, token)
  const loads = await loadOf(Object.values(targets), COURSE)
  const of = (target: Target) => loads.get(target) as Load
  const rate = (target: Target, to: Target) => of(target).perSecond / of(to).perSecond
  // The load generator spends more on a cached page than the portal does, so requests a second are its own
  // limit.
  const cheaper = (target: Target, than: Target) => of(than).cpu / of(target).cpu
  const { empty, bare, memberList, memberNext, listMade, detailMade, list, json } = targets
  return [
    ...Object.values(targets).map((target) => ({
      what: target.what,
      measured: shown(of(target)),
      ratio: `${times(rate(target, empty))} 空动态页`,
    })),
    { what: '会员列表 ÷ 空的动态页', measured: '次/秒', ...atLeast(rate(memberList, empty), 0.4) },
    {
      what: '会员列表的下一页 ÷ 整页',
      measured: 'CPU',
      ...atMost(of(memberNext).cpu / of(memberList).cpu, 0.5),
    },
    { what: '空的动态页 ÷ 会员列表', measured: 'CPU', ratio: times(cheaper(memberList, empty)) },
    { what: '访客列表 ÷ 其动态版', measured: '次/秒', ...atLeast(rate(list, listMade), 5) },
    { what: '空的 ISR 页 ÷ 访客列表', measured: 'CPU', ...atLeast(cheaper(list, bare), 3) },
    { what: '访客详情 ÷ 其动态版', measured: '次/秒', ...atLeast(rate(targets.detail, detailMade), 5) },
    { what: '空的 ISR 页 ÷ 访客详情', measured: 'CPU', ...atLeast(cheaper(targets.detail, bare), 3) },
    { what: '访客列表 ÷ 网关 JSON', measured: '次/秒，前面没有 nginx', ratio: times(rate(list, json)) },
  ]
}

const scriptLine = (what: string, weight: Weight, empty: Weight, extra: number): Line => ({
  what: `${what}：首次加载的脚本`,
  measured: `${figure(weight.script)} KB（空页面 ${figure(empty.script)} KB）`,
  ratio: `+${figure(weight.script - empty.script)} KB`,
  ...within(weight.script - empty.script, extra, 'KB'),
})

const htmlLine = (what: string, { html, rawHtml }: Weight): Line => ({
  what,
  measured: `${figure(html)} KB（压缩前 ${figure(rawHtml)} KB）`,
})

const weights = async ({ portal, empty, other }: Servers, detail: string, token: string): Promise<Line[]> => {
  const nothing = await weightOf(empty.url, '/empty')
  const cookie = { cookie: `JGJTK=${encodeURIComponent(token)}; JGJLOGIN=1` }
  const [home, list, company, text, member] = await Promise.all([
    weightOf(portal.url, '/'),
    weightOf(portal.url, LIST),
    weightOf(portal.url, detail),
    weightOf(portal.url, TEXT),
    weightOf(portal.url, LIST, cookie),
  ])
  return [
    scriptLine('首页', home, nothing, EXTRA_SCRIPT_KB.anonymous),
    scriptLine('访客列表', list, nothing, EXTRA_SCRIPT_KB.anonymous),
    scriptLine('访客详情', company, nothing, EXTRA_SCRIPT_KB.anonymous),
    scriptLine('会员列表', member, nothing, EXTRA_SCRIPT_KB.interactive),
    {
      what: '样式',
      measured: `${figure(list.style)} KB`,
      ...within(list.style, STYLE_LIMIT_KB, 'KB'),
    },
    {
      ...htmlLine('20 行列表的 HTML', list),
      ...within(list.html, HTML_LIMIT_KB, 'KB'),
    },
    { ...htmlLine('外壳（关于我们，不计正文）', text), ...within(text.shell, SHELL_LIMIT_KB, 'KB') },
    htmlLine('首页的 HTML', home),
    htmlLine('详情的 HTML', company),
    ...(other ? [htmlLine('对照门户：20 行列表的 HTML', await weightOf(other.url, LIST))] : []),
  ]
}

const cacheLines = async (portal: Server, what: string, path: string): Promise<Line[]> => {
  const { headers } = await fetch(portal.url + path)
  const said = (name: string) => headers.get(name) ?? '无'
  return [
    {
      what: `${what} cache-control`,
      measured: said('cache-control'),
      goal: '有 s-maxage',
      met: /s-maxage=[1-9]/.test(said('cache-control')),
    },
    { what: `${what} etag`, measured: said('etag'), goal: '有', met: headers.has('etag') },
    { what: `${what} vary`, measured: said('vary') },
  ]
}

main(async () => {
  await buildEmptyPage()
  const gateway = await startGateway()
  const servers: Servers = {
    gateway,
    portal: await startPortal(gateway),
    empty: await startEmptyPage(),
    ...(OTHER && { other: await startPortal(gateway, OTHER) }),
  }
  const [first] = await search(gateway, 'zhaobiao')
  if (!first) throw new Error('演示数据里没有招标')
  const detail = `/zhaobiao/${first.id}.html`
  const token = await memberToken(gateway.url)

  report(
    '页面的重量',
    [machine(), '脚本是 HTML 里提到的全部文件，不含只给旧浏览器的；脚本与样式按 gzip，HTML 按 brotli 5'],
    await weights(servers, detail, token),
  )
  report(
    '缓存头',
    [],
    [
      ...(await cacheLines(servers.portal, '列表', LIST)),
      ...(await cacheLines(servers.portal, '详情', detail)),
    ],
  )
  report(
    '页面的速度',
    [
      machine(),
      `门户照常启动、不压缩，网关在旁；autocannon ${COURSE.connections} 个连接，每页先预热 ${COURSE.warmUp} 次（至多 ${COURSE.warmUpSeconds} 秒）`,
      `各页轮流各 ${COURSE.rounds} 轮 × ${COURSE.seconds} 秒，取中位数（慢的页每轮至少 30 次）；CPU 是答复它的那个进程的`,
    ],
    await speed(servers, detail, token),
  )
  return exitCode()
})
