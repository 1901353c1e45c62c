/** One search category (SHL-01). */
export interface SearchCategory {
  /** The query key: /query/?name={key}. */
  readonly key: string
  readonly label: string
  readonly placeholder: string
  /** Its keyword is the name of a company, though it is not companies that it finds. */
  readonly byCompany?: true
}

/**
 * The thirteen search categories, in the order of their tabs (SHL-01). The person search asks for the complete
 * name, as it finds no other (VAL-06).
 */
export const SEARCH_CATEGORIES = [
  { key: 'qiye', label: '查企业', placeholder: '请输入企业名称' },
  { key: 'renyuan', label: '查人员', placeholder: '请输入完整的人员姓名' },
  { key: 'siku', label: '四库项目', placeholder: '请输入项目名称' },
  { key: 'zhongbiao', label: '查中标', placeholder: '请输入中标项目名称' },
  { key: 'shuili', label: '水利业绩', placeholder: '请输入水利项目名称' },
  { key: 'gonglu', label: '公路业绩', placeholder: '请输入公路项目名称' },
  { key: 'zhaobiao', label: '查招标', placeholder: '请输入招标项目名称' },
  { key: 'proxy', label: '查代理机构', placeholder: '请输入代理机构名称' },
  { key: 'owner', label: '查业主', placeholder: '请输入业主单位名称' },
  { key: 'xinyong', label: '查信用', placeholder: '请输入企业名称', byCompany: true },
  { key: 'nijian', label: '拟建项目', placeholder: '请输入拟建项目名称' },
  { key: 'renyuans', label: '人员缺口检测', placeholder: '请输入注册单位名称', byCompany: true },
  { key: 'zzwinning', label: '资质追踪', placeholder: '请输入企业关键词', byCompany: true },
] as const satisfies readonly SearchCategory[]

/** The query key of a category (SHL-01). */
export type SearchKey = (typeof SEARCH_CATEGORIES)[number]['key']

/** The category that is searched until another one is chosen (SHL-01). */
export const DEFAULT_SEARCH_KEY: SearchKey = 'qiye'

/** The category of a query key; the company one for an unknown key (SHL-01). */
export const searchCategory = (key: string | undefined): SearchCategory =>
  SEARCH_CATEGORIES.find((c) => c.key === key) ?? SEARCH_CATEGORIES[0]

/**
 * Whether a suggested company is what to search for in a category, or in the form of a tool; elsewhere it leads to its
 * own page (SHL-08).
 */
export const takesCompanies = (key: string): boolean => {
  const category = SEARCH_CATEGORIES.find((c) => c.key === key)
  return category ? 'byCompany' in category : key !== ''
}
