import { CATALOGUE, KINDS, type KindName, type RecordKind } from '../../records'
import { PERIOD_WORDS } from './period'
import { placeCodes } from './place'
import { listTrades } from './qualification'
import {
  EXPLAIN_WORDS,
  FILLER_WORDS,
  INTENT_WORDS,
  type Intent,
  IT_WORDS,
  MATTERS,
  type Matter,
  MINE_WORDS,
  NOT_WORDS,
  OPEN_WORDS,
  ORDER_WORDS,
  type Order,
  SUBJECTS,
  type Subject,
  TOPIC_WORDS,
  type Topic,
} from './words'

/** A meaning of a word in a question; some words have several. */
export type Meaning =
  | { readonly is: 'place'; readonly codes: readonly string[] }
  | { readonly is: 'kind'; readonly kind: KindName; readonly isLoose: boolean }
  | { readonly is: 'option'; readonly label: string }
  | { readonly is: 'trade'; readonly label: string | null; readonly head: string | null }
  | { readonly is: 'matter'; readonly matter: Matter }
  | { readonly is: 'order'; readonly order: Order }
  | { readonly is: 'subject'; readonly subject: Subject }
  | { readonly is: 'topic'; readonly topic: Topic }
  | { readonly is: 'intent'; readonly intent: Intent }
  | { readonly is: 'not' | 'mine' | 'it' | 'open' | 'explain' | 'filler' }

interface Lexicon {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** The length of the longest word, in UTF-16 units. */
  readonly longest: number
}

/** Other words for an option, besides its label. */
const OPTION_WORDS: readonly (readonly [word: string, label: string])[] = [
  ['没有在建项目', '无在建'],
  ['没有在建', '无在建'],
  ['没在建', '无在建'],
  ['无在建项目', '无在建'],
  ['空闲', '无在建'],
  ['候选人公示', '中标候选人'],
  ['预审公告', '资格预审'],
  ['事业单位', '机关事业单位'],
  ['监理', '勘察设计监理'],
  ['勘察', '勘察设计监理'],
  ['设计', '勘察设计监理'],
  ['材料', '材料设备'],
  ['设备', '材料设备'],
]

/** The forms of an option's label in a question; 专职安全员（C1类） also without its class. */
export function optionForms(label: string): readonly string[] {
  const plain = label.normalize('NFKC').replace(/\s/g, '')
  return [...new Set([plain, plain.replace(/\(.*\)$/, '')])].filter((form) => form.length >= 2)
}

const optionLabels = ({ filters }: Pick<RecordKind, 'filters'>): readonly string[] =>
  filters.flatMap((f) => (f.type === 'options' ? f.options.map(({ label }) => label) : []))

const wordsOf = (words: string) => words.split(' ')

const build = (): Lexicon => {
  const meanings = new Map<string, Meaning[]>()
  const add = (word: string, meaning: Meaning) => {
    const form = word.normalize('NFKC').replace(/\s/g, '')
    if (form !== '') meanings.set(form, [...(meanings.get(form) ?? []), meaning])
  }
  const addAll = (words: string, meaning: Meaning) => {
    for (const word of wordsOf(words)) add(word, meaning)
  }
  for (const [name, codes] of placeCodes()) add(name, { is: 'place', codes })
  for (const entry of CATALOGUE) {
    for (const word of new Set([entry.label, ...wordsOf(entry.words)]))
      add(word, {
        is: 'kind',
        kind: entry.kind,
        isLoose: 'looseWord' in entry && word === entry.looseWord,
      })
    // 资质升级 names a kind and, within it, the option 升级.
    for (const label of optionLabels(entry))
      for (const word of wordsOf(entry.words))
        if (word !== label && word.includes(label)) add(word, { is: 'option', label })
  }
  for (const label of new Set(KINDS.flatMap(optionLabels)))
    if (label !== '其他') for (const form of optionForms(label)) add(form, { is: 'option', label })
  for (const [word, label] of OPTION_WORDS) add(word, { is: 'option', label })
  for (const { words, ...trade } of listTrades())
    for (const word of words) add(word, { is: 'trade', ...trade })
  for (const [matter, { words }] of Object.entries(MATTERS))
    addAll(words, { is: 'matter', matter: matter as Matter })
  for (const [order, words] of Object.entries(ORDER_WORDS))
    addAll(words, { is: 'order', order: order as Order })
  for (const [subject, { words }] of Object.entries(SUBJECTS))
    addAll(words, { is: 'subject', subject: subject as Subject })
  for (const [topic, words] of Object.entries(TOPIC_WORDS))
    addAll(words, { is: 'topic', topic: topic as Topic })
  for (const word of wordsOf(TOPIC_WORDS.ownership))
    if (/(?:企业|公司)$/u.test(word)) add(word, { is: 'kind', kind: 'company', isLoose: false })
  for (const [intent, words] of Object.entries(INTENT_WORDS))
    addAll(words, { is: 'intent', intent: intent as Intent })
  addAll(INTENT_WORDS.owners, { is: 'kind', kind: 'owner', isLoose: true })
  addAll(EXPLAIN_WORDS, { is: 'explain' })
  addAll(MINE_WORDS, { is: 'mine' })
  addAll(IT_WORDS, { is: 'it' })
  addAll(NOT_WORDS, { is: 'not' })
  addAll(OPEN_WORDS, { is: 'open' })
  addAll(FILLER_WORDS, { is: 'filler' })
  // Days are parsed before words; a day ends a name.
  for (const word of PERIOD_WORDS) add(word, { is: 'filler' })
  return { meanings, longest: Math.max(...[...meanings.keys()].map((word) => word.length)) }
}

let built: Lexicon | undefined

/** The lexicon of questions, from the declarations of places, kinds, filters and qualifications. */
export function lexicon(): Lexicon {
  built ??= build()
  return built
}
