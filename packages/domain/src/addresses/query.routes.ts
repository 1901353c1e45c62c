import type { RouteEntry } from './route'

/** Tools and pages over several kinds of record; routes of a single kind are in kind.routes.ts. */
export const QUERY_ROUTES = [
  { name: 'companyAnalyze', pattern: '/companyAnalyze/', zh: '企业关系链', kind: 'tool', paged: true },
  { name: 'zhongbiaolv', pattern: '/zhongbiaolv/', zh: '下浮率与竞争', kind: 'tool' },
  { name: 'qiyeduibi', pattern: '/qiyeduibi/', zh: '企业对比', kind: 'tool', paged: true },
  { name: 'qiyejindiao', pattern: '/qiye/:id/jindiao/', zh: '企业尽调表', kind: 'static' },
  { name: 'heyan', pattern: '/heyan.html', zh: '尽调表核验', kind: 'static' },
  { name: 'renyuans', pattern: '/renyuans/', zh: '人员缺口检测', kind: 'tool', paged: true },
  { name: 'agency', pattern: '/agency', zh: '代理机构入口', kind: 'list', paged: true },
  { name: 'comquery', pattern: '/comquery/', zh: '组合查询', kind: 'tool', authListPopup: true },
  { name: 'comqueryResult', pattern: '/comquery/result', zh: '组合查询结果', kind: 'list', paged: true },
  { name: 'query', pattern: '/query', zh: '综合查询', kind: 'list', paged: true },
  { name: 'juheqiye', pattern: '/juheqiye', zh: '聚合企业', kind: 'list', paged: true },
  {
    name: 'juheqiyedetails',
    pattern: '/juheqiye/:id.html',
    zh: '聚合企业详情',
    kind: 'content-detail',
    detailFrom: '/juheqiye/',
  },
  { name: 'juherenyuan', pattern: '/juherenyuan', zh: '聚合人员', kind: 'list', paged: true },
  {
    name: 'juherenyuandetails',
    pattern: '/juherenyuan/:id.html',
    zh: '聚合人员详情',
    kind: 'content-detail',
    detailFrom: '/juherenyuan/',
  },
  { name: 'juhesiku', pattern: '/juhesiku', zh: '聚合四库', kind: 'list', paged: true },
  {
    name: 'juhesikudetails',
    pattern: '/juhesiku/:id.html',
    zh: '聚合四库详情',
    kind: 'content-detail',
    detailFrom: '/juhesiku/',
  },
] as const satisfies readonly RouteEntry[]
