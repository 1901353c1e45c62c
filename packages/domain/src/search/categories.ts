/** What a category's tab bears beside its label: a +count of daily updates, or a 'new' icon (SHL-01). */
export type TabMark = 'daily-updates' | 'new'

/** One search category (SHL-01). */
export interface SearchCategory {
  /** The query key: /query/?name={key}. */
  readonly key: string
  readonly label: string
  readonly placeholder: string
  /** First path segment of its list. */
  readonly segment: string
}

/** The thirteen search categories, in the order of their tabs (SHL-01). */
export const SEARCH_CATEGORIES = [
  { key: 'qiye', label: '查企业', placeholder: '请输入企业名称', segment: 'qiye' },
  { key: 'renyuan', label: '查人员', placeholder: '请输入完整的人员姓名', segment: 'renyuan' },
  { key: 'siku', label: '四库项目', placeholder: '请输入项目名称', segment: 'siku' },
  { key: 'zhongbiao', label: '查中标', placeholder: '请输入中标项目名称', segment: 'zhongbiao' },
  { key: 'shuili', label: '水利业绩', placeholder: '请输入水利项目名称', segment: 'shuili' },
  { key: 'gonglu', label: '公路业绩', placeholder: '请输入公路项目名称', segment: 'gonglu' },
  { key: 'zhaobiao', label: '查招标', placeholder: '请输入招标项目名称', segment: 'zhaobiao' },
  { key: 'proxy', label: '查代理机构', placeholder: '请输入代理机构名称', segment: 'proxy' },
  { key: 'owner', label: '查业主', placeholder: '请输入业主单位名称', segment: 'owner' },
  { key: 'xinyong', label: '查信用', placeholder: '请输入企业名称', segment: 'xinyong' },
  { key: 'nijian', label: '拟建项目', placeholder: '请输入拟建项目名称', segment: 'nijian' },
  { key: 'renyuans', label: '人员缺口检测', placeholder: '请输入注册单位名称', segment: 'renyuans' },
  {
    key: 'zzwinning',
    label: '资质追踪',
    placeholder: '请输入企业关键词',
    segment: 'zzwinning',
  },
] as const satisfies readonly SearchCategory[]

export type SearchKey = (typeof SEARCH_CATEGORIES)[number]['key']

export const DEFAULT_SEARCH_KEY: SearchKey = 'qiye'

/** Marks of tabs by key; engineering is a tab of the query page but no category of the search box (SHL-01). */
export const TAB_MARKS: Readonly<Record<string, TabMark>> = { zzwinning: 'daily-updates', engineering: 'new' }

/** The category of a query key; the company one for an unknown key. */
export const searchCategory = (key: string | undefined): SearchCategory =>
  SEARCH_CATEGORIES.find((c) => c.key === key) ?? SEARCH_CATEGORIES[0]
