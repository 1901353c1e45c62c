import { type AnyValue, normaliseForSearch } from '../records'
import { listNames } from '../statements'

/** The reasons why two companies may be the same, by their weight. */
export const DOUBLE_REASONS = {
  code: '代码相同',
  uncoded: '名称相同，其中一条没有代码',
  place: '名称和所在地相同，都没有代码',
  joined: '导入时并为一家，已拆开',
} as const

export type DoubleReason = keyof typeof DOUBLE_REASONS

/** The states of a pair of suspected doubles. */
export const DOUBLE_STATES = { open: '待处理', apart: '不是同一家', merged: '已合并' } as const

export type DoubleState = keyof typeof DOUBLE_STATES

const DECISIONS = {
  merge: ['open', 'apart'],
  keepApart: ['open'],
  split: ['merged'],
} as const satisfies Readonly<Record<string, readonly DoubleState[]>>

/** True when the staff may decide so on a pair. A pair that was kept apart or split stays apart (DAT-31). */
export function mayDecide(state: DoubleState, decision: keyof typeof DECISIONS): boolean {
  return (DECISIONS[decision] as readonly DoubleState[]).includes(state)
}

type Values = Readonly<Record<string, AnyValue>>

const textOf = (value: AnyValue | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The codes by type. A credit code contains the organisation code. */
const codesOf = ({ creditCode, registerNo, organisationCode }: Values) => {
  const credit = textOf(creditCode)
  return [credit, textOf(registerNo), textOf(organisationCode) ?? credit?.slice(8, 17) ?? null]
}

const divisionOf = (region: AnyValue | undefined) => (textOf(region) ?? '').replace(/(00)+$/, '')

/** True for equal places, a place within the other, and an unknown place. */
const mayBeSamePlace = (a: Values, b: Values): boolean => {
  const [one, other] = [divisionOf(a.region), divisionOf(b.region)]
  return one.startsWith(other) || other.startsWith(one)
}

/**
 * The reason why two companies may be the same; null for different ones (DAT-30). Companies with different codes of one
 * type are different, whatever their names. A former name counts for a company with a code.
 */
export function suspectDouble(a: Values, b: Values): DoubleReason | null {
  const [codes, others] = [codesOf(a), codesOf(b)]
  const both = codes.map((code, at) => [code, others[at] ?? null] as const)
  if (both.some(([code, other]) => code !== null && code === other)) return 'code'
  if (both.some(([code, other]) => code !== null && other !== null)) return null
  const [names, otherNames] = [a, b].map((each) => listNames(each).map(normaliseForSearch))
  const [name, otherName] = [names?.[0], otherNames?.[0]]
  if (!name || !otherName) return null
  const [isCoded, isOtherCoded] = [codes, others].map((each) => each.some((code) => code !== null))
  if (!isCoded && !isOtherCoded) return name === otherName && mayBeSamePlace(a, b) ? 'place' : null
  const isNamed =
    name === otherName ||
    (isCoded && names?.includes(otherName)) ||
    (isOtherCoded && otherNames?.includes(name))
  return isNamed ? 'uncoded' : null
}
