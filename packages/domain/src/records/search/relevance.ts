/** The order of a search by words in which the names that fit best come first (FND-01). */
export const RELEVANCE = { key: 'relevance', label: '最相关' } as const

/** What may stand behind a name for the name to be complete, in search form (FND-01). */
export const LEGAL_FORMS: readonly string[] = [
  '有限公司',
  '有限责任公司',
  '股份有限公司',
  '集团有限公司',
  '集团有限责任公司',
  '集团股份有限公司',
]

/** The last three characters of a name that is a part of another organisation (FND-01). */
export const BRANCH_ENDINGS: readonly string[] = ['分公司', '办事处', '项目部', '经营部', '营业部', '代表处']

/**
 * How well a title fits a keyword, the best first (FND-01): it is the keyword · but for the legal form of a company ·
 * it or its brand begins with the keyword · it holds the keyword, or begins with one of its words · it holds all
 * words. One is added to the rank of a branch, which comes after its company; only its exact name is not set back.
 */
export const RANKS = { exact: 0, complete: 2, beginning: 4, part: 6, words: 8, rest: 10 } as const
