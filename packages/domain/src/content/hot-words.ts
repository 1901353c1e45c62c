/** What the staff may decide about a hot search (CON-08). */
export const HOT_WORD_RULES = ['pinned', 'hidden'] as const
export type HotWordRule = (typeof HOT_WORD_RULES)[number]

export const HOT_WORD_RULE_LABELS: Readonly<Record<HotWordRule, string>> = { pinned: '置顶', hidden: '隐藏' }

/** A word and the kind of record that it is searched in. */
export interface HotWord {
  readonly word: string
  readonly kind: string
}

export interface RuledWord extends HotWord {
  readonly rule: HotWordRule
}

const isSame = (a: HotWord, b: HotWord): boolean => a.word === b.word && a.kind === b.kind

/** The hot searches in the order in which they are offered: pinned ones first, hidden ones not at all (CON-08). */
export function orderHotWords(searched: readonly HotWord[], rules: readonly RuledWord[]): readonly HotWord[] {
  const pinned = rules.filter(({ rule }) => rule === 'pinned').map(({ word, kind }) => ({ word, kind }))
  return [...pinned, ...searched.filter((one) => !rules.some((ruled) => isSame(ruled, one)))]
}
