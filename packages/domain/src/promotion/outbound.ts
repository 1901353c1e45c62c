/** An external site that one of our pages may link to. */
interface OutboundSite {
  /** In the address of the leave page: /middlePage/{id}.html */
  readonly id: string
  readonly name: string
  readonly url: string
  /** The contents of the site. */
  readonly about: string
}

/** Public platforms on which our records can be checked: the only sites that the leave page links to (PRO-02). */
export const OUTBOUND_SITES: readonly OutboundSite[] = [
  {
    id: '1',
    name: '全国建筑市场监管公共服务平台',
    url: 'https://jzsc.mohurd.gov.cn/',
    about: '企业资质、注册人员与工程项目',
  },
  {
    id: '2',
    name: '国家企业信用信息公示系统',
    url: 'https://www.gsxt.gov.cn/',
    about: '工商登记、股东出资、行政处罚与经营异常',
  },
  {
    id: '3',
    name: '信用中国',
    url: 'https://www.creditchina.gov.cn/',
    about: '行政许可、行政处罚与失信信息',
  },
  {
    id: '4',
    name: '全国公共资源交易平台',
    url: 'https://www.ggzy.gov.cn/',
    about: '工程建设项目的招标、开标与中标公告',
  },
  {
    id: '5',
    name: '中国政府网',
    url: 'https://www.gov.cn/',
    about: '国务院及各部门的法规与政策文件',
  },
]

/** The site of a leave page; null for an id that is not on the list (PRO-02). */
export function findOutboundSite(id: string): OutboundSite | null {
  return OUTBOUND_SITES.find((site) => site.id === id) ?? null
}

/** Seconds before the leave page opens the site by itself (PRO-02). */
export const LEAVE_SECONDS = 5
