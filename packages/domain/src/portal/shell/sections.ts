import { buildHref, findRoute, type RouteKind, type RouteName } from '../../addresses'

interface Section {
  readonly label: string
  readonly href: string
  readonly kinds: readonly RouteKind[]
  readonly routes?: readonly RouteName[]
}

/** The sections of the site: in the header of every page that is no query, or under it on narrow screens (SHL-18). */
export const SITE_SECTIONS = [
  {
    label: '数据查询',
    href: buildHref('qiye'),
    kinds: ['list', 'detail', 'tool'],
    routes: ['qiyejindiao', 'heyan'],
  },
  {
    label: '资讯政策',
    href: buildHref('new', { key: 'all' }),
    kinds: ['content-list', 'content-detail', 'hub'],
  },
  { label: '数据商城', href: buildHref('datamall'), kinds: ['mall'] },
  { label: '用工大厅', href: buildHref('recruitList'), kinds: ['labour'] },
  { label: '研究院', href: buildHref('yjyhome'), kinds: ['institute'] },
  { label: '企业服务', href: buildHref('zzfw'), kinds: ['service'] },
  { label: 'API 中心', href: buildHref('propaganda'), kinds: ['api'] },
  { label: '会员', href: buildHref('svip'), kinds: [], routes: ['svip', 'vip', 'vips'] },
  { label: '个人中心', href: buildHref('center'), kinds: [], routes: ['center'] },
  {
    label: '帮助',
    href: buildHref('help'),
    kinds: [],
    routes: ['help', 'about', 'dailyLog', 'dataStatus', 'appDownload', 'sitemap', 'sitemap1'],
  },
] as const satisfies readonly Section[]

export type SectionLabel = (typeof SITE_SECTIONS)[number]['label']

/** The section of a route; null if there is none, for example for the home page or a promotion (SHL-18). */
export function findSection(name: RouteName): SectionLabel | null {
  const { kind } = findRoute(name)
  const holds = ({ kinds, routes = [] }: Section) => kinds.includes(kind) || routes.includes(name)
  return SITE_SECTIONS.find(holds)?.label ?? null
}
