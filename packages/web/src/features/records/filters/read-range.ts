import { FEN_PER_WAN, parseDay } from '@zhushutong/domain/formatting'
import { DAY_EXAMPLE, normalizeDay } from '@zhushutong/ui/fields/day-text'

/** The unit in which the bounds of a filter are typed. */
export type RangeOf = 'fen' | 'count' | 'date'

const toStoredUnit = (of: RangeOf, bound: string) =>
  of === 'fen' && bound !== '' ? String(Math.round(Number(bound) * FEN_PER_WAN)) : bound

export type Bound = 'min' | 'max'

export interface RangeProblem {
  readonly message: string
  readonly bounds: readonly Bound[]
}

const isDay = (bound: string) => parseDay(bound) !== null
const isAmount = (bound: string) => Number(bound) >= 0

const checkRange = (of: RangeOf, typed: Readonly<Record<Bound, string>>): RangeProblem | null => {
  const { min, max } = typed
  if (min === '' && max === '') return { message: '请至少填写一端', bounds: ['min', 'max'] }
  const isRight = of === 'date' ? isDay : isAmount
  const wrong = (['min', 'max'] as const).filter((bound) => typed[bound] !== '' && !isRight(typed[bound]))
  if (wrong.length > 0) {
    const message = of === 'date' ? `请填写正确的日期，如 ${DAY_EXAMPLE}` : '请填写不小于 0 的数字'
    return { message, bounds: wrong }
  }
  const isReversed = of === 'date' ? min > max : Number(min) > Number(max)
  if (min === '' || max === '' || !isReversed) return null
  return { message: '前一项不能大于后一项', bounds: ['min', 'max'] }
}

/** The bounds as one condition, 'min~max' in the column's own unit, or the problem to show. */
export function readRange(
  of: RangeOf,
  data: FormData,
): { readonly value: string; readonly problem: null } | { readonly problem: RangeProblem } {
  const bound = (name: Bound) => {
    const text = String(data.get(name)).trim()
    return of === 'date' ? normalizeDay(text) : text
  }
  const typed = { min: bound('min'), max: bound('max') }
  const problem = checkRange(of, typed)
  if (problem) return { problem }
  return { value: `${toStoredUnit(of, typed.min)}~${toStoredUnit(of, typed.max)}`, problem: null }
}

/** The address of the list's first page with the condition. */
export function rangeHref(filterKey: string, value: string, { pathname, search }: Location): string {
  const params = new URLSearchParams(search)
  params.set(filterKey, value)
  return `${pathname.replace(/p\d+\.html$/, '')}?${params}`
}
