/** The order of a search by words, with the best matching names first (FND-01). */
export const RELEVANCE = { key: 'relevance', label: '最相关' } as const

/** Legal forms that may follow a keyword in a complete name, in search form. */
export const LEGAL_FORMS: readonly string[] = [
  '有限公司',
  '有限责任公司',
  '股份有限公司',
  '集团有限公司',
  '集团有限责任公司',
  '集团股份有限公司',
]

/** The last three characters of the name of a branch, for names without a complete legal form before them (DAT-20). */
export const BRANCH_ENDINGS: readonly string[] = ['分公司', '办事处', '项目部', '经营部', '营业部', '代表处']

/**
 * The rank of a title for a keyword, the best first. exact: it equals the keyword · complete: only a legal
 * form is added · beginning: it or its brand begins with the keyword · part: it contains the keyword, or begins with
 * one of its words · words: it contains all words. A dependant gets one more, so that it follows its company, except
 * for an exact match.
 */
export const RANKS = { exact: 0, complete: 2, beginning: 4, part: 6, words: 8, rest: 10 } as const
