/** The decisions of the staff about a hot search. */
export const HOT_WORD_RULES = ['pinned', 'hidden'] as const
export type HotWordRule = (typeof HOT_WORD_RULES)[number]

export const HOT_WORD_RULE_LABELS: Readonly<Record<HotWordRule, string>> = { pinned: '置顶', hidden: '隐藏' }

/** A word and the kind of record that it searches. */
export interface HotWord {
  readonly word: string
  readonly kind: string
}

export interface RuledWord extends HotWord {
  readonly rule: HotWordRule
}

const isSame = (a: HotWord, b: HotWord): boolean => a.word === b.word && a.kind === b.kind

/** The hot searches in display order: pinned ones first, without hidden ones (CON-08). */
export function orderHotWords(searched: readonly HotWord[], rules: readonly RuledWord[]): readonly HotWord[] {
  const pinned = rules.filter(({ rule }) => rule === 'pinned').map(({ word, kind }) => ({ word, kind }))
  return [...pinned, ...searched.filter((hotWord) => !rules.some((ruled) => isSame(ruled, hotWord)))]
}

/** Maximum length of a pinned word in UTF-16 units, and the last place among the pinned ones. */
export const HOT_WORD_LIMITS = { word: 15, position: 999 } as const

export interface HotWordForm extends HotWord {
  readonly position: number
}

interface HotWordProblem {
  readonly field: keyof HotWordForm
  readonly message: string
}

/** The reason a pinned word cannot have this place; null if it can (CON-08). */
export function checkHotWordPosition(position: number): string | null {
  const { position: last } = HOT_WORD_LIMITS
  return Number.isInteger(position) && position >= 0 && position <= last ? null : `顺序应为 0–${last} 的整数`
}

/**
 * All problems of a word to be pinned, in the order of the form (CON-08).
 * @param kinds the searchable kinds of record
 */
export function checkHotWord(
  { word, kind, position }: HotWordForm,
  kinds: readonly string[],
): HotWordProblem[] {
  const { length } = word.trim()
  const problems: readonly (readonly [keyof HotWordForm, string | null])[] = [
    ['word', length === 0 || length > HOT_WORD_LIMITS.word ? `词应为 1–${HOT_WORD_LIMITS.word} 字` : null],
    ['kind', kinds.includes(kind) ? null : '请选择搜索的数据'],
    ['position', checkHotWordPosition(position)],
  ]
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}
