export const EXTRACTION_METHODS = [
  { code: 'written', name: '编辑撰写' },
  { code: 'digest', name: '公开文件整理' },
  { code: 'fulltext', name: '公开文件全文' },
  { code: 'statistics', name: '收录数据统计' },
] as const

export const PERIODS = [
  { code: 'week', name: '近一周', days: 7 },
  { code: 'month', name: '近一个月', days: 30 },
  { code: 'quarter', name: '近三个月', days: 90 },
  { code: 'year', name: '近一年', days: 365 },
] as const

export type PeriodCode = (typeof PERIODS)[number]['code']

/** The sort orders of a list of articles; `new` is the channel's own order. */
export const ARTICLE_SORTS = ['new', 'hot', 'best', 'effective'] as const

export type ArticleSort = (typeof ARTICLE_SORTS)[number]

/** The groups of a content search, in their order. */
export const CONTENT_GROUP_KEYS = ['news', 'policy', 'question'] as const

export type ContentGroupKey = (typeof CONTENT_GROUP_KEYS)[number]
