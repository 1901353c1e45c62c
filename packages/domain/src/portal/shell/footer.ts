import { buildHref, findRoute, type RouteName, type RouteParams } from '../../addresses'

interface FooterEntry {
  readonly label: string
  readonly route: RouteName
  readonly params?: RouteParams
}

interface FooterGroup {
  readonly title: string
  readonly entries: readonly FooterEntry[]
}

const QUERY_ROUTES = [
  'qiye',
  'renyuan',
  'siku',
  'shengting',
  'shuili',
  'gonglu',
  'xinyong',
  'nijian',
  'owner',
  'proxy',
] as const satisfies readonly RouteName[]

/** The groups of the footer; the caller leaves out routes without a screen (SHL-06). */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  { title: '查询服务', entries: QUERY_ROUTES.map((route) => ({ label: findRoute(route).zh, route })) },
  {
    title: '企业服务',
    entries: [
      { label: '人力资源', route: 'rclp' },
      { label: '供应链金融', route: 'jrfw' },
      { label: '研究院', route: 'yjyhome' },
    ],
  },
  {
    title: '招标信息',
    entries: [
      { label: '招标公告', route: 'zhaobiao' },
      { label: '中标公告', route: 'zhongbiao' },
    ],
  },
  {
    title: '关于我们',
    entries: [
      { label: '新闻资讯', route: 'new', params: { key: 'all' } },
      { label: '注册福利', route: 'registrationBenefits' },
      { label: '帮助中心', route: 'help' },
      { label: '关于我们', route: 'about' },
      { label: '免责声明', route: 'disclaimer' },
    ],
  },
]

/** The address of a footer entry. */
export function buildFooterHref({ route, params }: FooterEntry): string {
  return buildHref(route, params)
}

/** The QR codes that the footer shows on demand. */
export const FOOTER_QRS = [
  { key: 'service', label: '客服', note: '扫码联系客服' },
  { key: 'app', label: 'APP', note: '扫码下载 APP' },
  { key: 'account', label: '公众号', note: '扫码关注公众号' },
  { key: 'miniprogram', label: '小程序', note: '扫码打开小程序' },
] as const

export type FooterQr = (typeof FOOTER_QRS)[number]['key']

export interface RegistrationNotice {
  readonly label: string
  readonly href: string
}

const HTTPS = /^https:\/\/[^\s\p{Cc}\p{Cs}]+$/u

const isHttps = (link: string | undefined): link is string => HTTPS.test(String(link))

/**
 * The registration notices of the operator, such as an ICP number, from 'text|link' separated by ';' (SHL-06).
 * A notice without a text or without an https link is left out.
 */
export function parseRegistrationNotices(text: string): readonly RegistrationNotice[] {
  return text
    .split(';')
    .map((entry) => entry.split('|').map((part) => part.trim()))
    .flatMap(([label, href]) => (label && isHttps(href) ? [{ label, href }] : []))
}

/** The QR codes to show: the one of the mini program only if the operator configured it (SHL-06, PRF-03). */
export function listFooterQrs(hasMiniProgram: boolean): readonly (typeof FOOTER_QRS)[number][] {
  return FOOTER_QRS.filter(({ key }) => key !== 'miniprogram' || hasMiniProgram)
}
