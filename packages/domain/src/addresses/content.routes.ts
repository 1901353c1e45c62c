import type { RouteEntry } from './route'

interface ListOptions {
  /** False if the mobile site has no such list. */
  readonly hasMobile?: boolean
}

/** A list of articles by category, /new/all.html, with the same address on the mobile site (NAV-01). */
const articleList = <N extends string>(name: N, zh: string, { hasMobile = true }: ListOptions = {}) => {
  const pattern = `/${name}/:key.html`
  return {
    name,
    pattern,
    zh,
    kind: 'content-list',
    paged: true,
    ...(hasMobile && { mobile: pattern }),
  } as const
}

/** A section of the questions: /questions/new/all.html. */
const questionList = <N extends string>(section: N, zh: string) =>
  ({
    ...articleList(`questions/${section}`, zh),
    name: `questions${section.charAt(0).toUpperCase()}${section.slice(1)}` as `questions${Capitalize<N>}`,
  }) as const

const policyList = <N extends string>(name: N, zh: string) =>
  ({ name, pattern: `/${name}/:key/:id?`, zh, kind: 'content-list', paged: true }) as const

/** A list of the city hub. */
const hubList = <N extends string>(name: N, zh: string) =>
  ({ name, pattern: `/${name}/:type.html`, zh, kind: 'hub', paged: true }) as const

/** The page of an article; `folder` is the first segment of its address, `list` the list with its row. */
const detail = <N extends string>(name: N, zh: string, folder: string, list: string) =>
  ({ name, pattern: `/${folder}/:id.html`, zh, kind: 'content-detail', detailFrom: list }) as const

/** Articles, questions, policies, qualification standards and the city hub. */
export const CONTENT_ROUTES = [
  articleList('allquestionsList', '全部问答'),
  questionList('buildingencyclopedia', '建筑百科问答'),
  questionList('encyclopedia', '百科问答'),
  questionList('machineryencyclopedia', '机械百科问答'),
  questionList('tmencyclopedia', '商标百科问答'),
  questionList('new', '资讯问答'),
  questionList('certificate', '证书问答'),
  questionList('report', '报告问答'),
  questionList('engineeringencyclopedia', '工程百科问答'),
  questionList('certificationencyclopedia', '认证百科问答'),
  questionList('decorationEncyclopedia', '装饰百科问答'),
  questionList('staggerer', '疑难问答'),
  {
    ...detail('questionsDetails', '问答详情', 'questionsDetails', '/allquestionsList/all.html'),
    mobile: '/questionsDetails/:id.html',
  },
  articleList('report', '行业报告'),
  articleList('new', '新闻资讯'),
  articleList('certificate', '证书知识'),
  articleList('activeCenter', '活动中心', { hasMobile: false }),
  articleList('encyclopedia', '行业百科'),
  articleList('equipment', '设备知识', { hasMobile: false }),
  articleList('tmencyclopedia', '商标百科'),
  articleList('buildingencyclopedia', '建筑百科'),
  articleList('machineryencyclopedia', '机械百科'),
  articleList('engineeringencyclopedia', '工程百科'),
  articleList('certificationencyclopedia', '认证百科'),
  articleList('decorationEncyclopedia', '装饰百科'),
  { ...detail('toutiaodetails', '新闻详情', 'toutiao', '/new/all.html'), mobile: '/toutiao/:id.html' },
  policyList('policy2', '政策（国家）'),
  policyList('policy3', '政策（地方）'),
  policyList('policy4', '政策（行业）'),
  policyList('policy6', '政策（解读）'),
  {
    name: 'policyDetail',
    pattern: '/policyDetail/:id/:mailId?',
    zh: '政策详情',
    kind: 'content-detail',
    detailFrom: '/policy2/all/',
  },
  articleList('tag', '标签', { hasMobile: false }),
  { name: 'qualification', pattern: '/qualification/', zh: '资质标准', kind: 'content-list', paged: true },
  detail('qualificationdetails', '资质标准详情', 'qualification', '/qualification/'),
  detail('qualificationNewdetails', '资质标准详情（新）', 'qualificationNew', '/qualification/'),
  { name: 'urbanSubstation', pattern: '/urbanSubstation.html', zh: '城市分站', kind: 'hub' },
  hubList('urbanhubpolicy', '分站政策'),
  hubList('urbanhubnews', '分站资讯'),
  hubList('urbanhubquestion', '分站问答'),
  detail('urbanhubpolicydetail', '分站政策详情', 'urbanhubpolicydetail', '/urbanhubpolicy/all.html'),
  detail('urbanhubnewsdetail', '分站资讯详情', 'urbanhubnewsdetail', '/urbanhubnews/all.html'),
  detail('urbanhubquestiondetail', '分站问答详情', 'urbanhubquestiondetail', '/urbanhubquestion/all.html'),
] as const satisfies readonly RouteEntry[]
