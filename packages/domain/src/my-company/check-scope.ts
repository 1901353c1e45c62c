import { FEN_PER_WAN, groupThousands } from '../formatting'
import { findQualificationStandard, type Measure, type WorkLimit } from '../qualification-standards'
import type { Requirement, TenderTerms } from './requirement'

/** The sizes of a work as written in its notice: 万元, metres, square metres. */
export type WorkSizes = Readonly<Partial<Record<Measure, number>>>

const HEAD = 4
const WAN = 10_000
const LENGTH = '(?:约|为|：|:|\\s)*([\\d.]+)\\s*()(?:米|m(?![²2\\w]))'
const WRITTEN: Readonly<Record<Exclude<Measure, 'amount'>, RegExp>> = {
  height: new RegExp(`(?:建筑物?|构筑物|檐口)(?:最大|最高|总)?高度?${LENGTH}`, 'gi'),
  area: /建筑总?面积(?:合计|共|约|为|：|:|\s)*([\d,.]+)\s*(万?)\s*(?:平方米|平米|㎡|m²|m2)/gi,
  span: new RegExp(`(?:最大)?(?:单跨|跨度|跨径)(?:跨度|跨径)?${LENGTH}`, 'gi'),
}
/** A size in a clause with one of these words is a requirement, not a size of the work. */
const ASKED = /业绩|以上|以下|不少于|不低于|不超过/
/** An amount for several sections is not the amount of any one of them. */
const SECTIONS = /[二两三四五六七八九十2-9]\s*个(?:标段|标包|合同段)/

const largestIn = (clauses: readonly string[], written: RegExp): number | undefined => {
  const sizes = clauses.flatMap((clause) =>
    [...clause.matchAll(written)].map(
      ([, number = '', wan]) => Number(number.replaceAll(',', '')) * (wan ? WAN : 1),
    ),
  )
  const known = sizes.filter((size) => Number.isFinite(size) && size > 0)
  return known.length > 0 ? Math.max(...known) : undefined
}

/** The sizes of a tender's work, as far as its record and its text state them clearly (QST-05). */
export function readWorkSizes({ content, buggetAmount, currency }: TenderTerms): WorkSizes {
  const text = content ?? ''
  // A comma inside a figure does not end a clause.
  const clauses = text.split(/[。；;，\n]/).filter((clause) => !ASKED.test(clause))
  const isWhole = buggetAmount !== null && (currency ?? 'CNY') === 'CNY' && !SECTIONS.test(text)
  const result = {
    amount: isWhole ? buggetAmount / FEN_PER_WAN : undefined,
    height: largestIn(clauses, WRITTEN.height),
    area: largestIn(clauses, WRITTEN.area),
    span: largestIn(clauses, WRITTEN.span),
  }
  return Object.fromEntries(Object.entries(result).filter(([, size]) => size !== undefined))
}

const NAMES: Readonly<Record<Measure, readonly [string, string]>> = {
  amount: ['金额', '万元'],
  height: ['高度', '米'],
  area: ['建筑面积', '平方米'],
  span: ['单跨跨度', '米'],
}

const sizeWords = (of: Measure, size: number): string => {
  const [name, unit] = NAMES[of]
  const [whole = '', ...decimals] = `${Math.round(size * 100) / 100}`.split('.')
  return `${name} ${[groupThousands(whole), ...decimals].join('.')} ${unit}`
}

/** A work compared with the scope of a grade; `sentence` names the limit. */
interface ScopeComparison {
  /** `unwritten`: there are limits, but the notice has no size to compare with them. */
  readonly of: 'free' | 'within' | 'beyond' | 'between' | 'unwritten'
  readonly sentence: string
}

const beyondWords = ({ of, text }: WorkLimit, size: number): string =>
  `本项目${sizeWords(of, size)}，超过该等级可以承担的“${text}”。`

/**
 * Compares the sizes of a work with the limits of a grade (QST-05). A size above all limits of its measure is `beyond`;
 * above only some of them, the result depends on the kind of work (`between`); a grade without limits, or an unknown
 * one, is `free`.
 * @param tag category and grade: D112C
 */
export function compareScope(tag: string, sizes: WorkSizes): ScopeComparison {
  const grade = findQualificationStandard(tag)?.grades.find((grade) => grade.grade === tag.slice(HEAD))
  const limits = grade?.limits ?? []
  if (limits.length === 0) return { of: 'free', sentence: '' }
  const compared = limits.flatMap((limit) => {
    const size = sizes[limit.of]
    return size === undefined ? [] : [{ limit, size, isOver: size > limit.max }]
  })
  const over = compared.filter(({ isOver }) => isOver)
  const isBeyond = (of: Measure) => compared.every((item) => item.limit.of !== of || item.isOver)
  const beyond = over.filter(({ limit }) => isBeyond(limit.of)).at(-1)
  if (beyond) return { of: 'beyond', sentence: beyondWords(beyond.limit, beyond.size) }
  const [partly] = over
  if (partly)
    return { of: 'between', sentence: `${beyondWords(partly.limit, partly.size)}是否适用取决于工程的种类。` }
  return compared.length > 0
    ? { of: 'within', sentence: '' }
    : {
        of: 'unwritten',
        sentence: `该等级只能承担：${limits.map(({ text }) => text).join('；')}。公告没有写明可以对照的规模。`,
      }
}

/** The lowest grade, from the required one upwards, that may build a work (QST-05): D112C or D112B. */
export function raiseToScope(tag: string, sizes: WorkSizes): string {
  const grades = findQualificationStandard(tag)?.grades.map(({ grade }) => grade) ?? []
  const from = grades.indexOf(tag.slice(HEAD))
  const enough = grades
    .slice(0, from + 1)
    .reverse()
    .find((grade) => compareScope(`${tag.slice(0, HEAD)}${grade}`, sizes).of !== 'beyond')
  return enough === undefined ? tag : `${tag.slice(0, HEAD)}${enough}`
}

/** The sizes to compare with a required qualification; null if several qualifications share the work. */
export function readSizesFor(requirement: Requirement, terms: TenderTerms): WorkSizes | null {
  return requirement.of === 'qualification' && !requirement.isOneOfSeveral ? readWorkSizes(terms) : null
}
