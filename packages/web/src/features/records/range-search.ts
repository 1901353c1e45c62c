/** Fen in the 万元 that people type. */
export const FEN_PER_WAN = 1_000_000

/** In what the bounds of a filter are typed. */
export type RangeOf = 'fen' | 'count' | 'date'

const stored = (of: RangeOf, bound: string) =>
  of === 'fen' && bound !== '' ? String(Math.round(Number(bound) * FEN_PER_WAN)) : bound

const problemOf = (of: RangeOf, min: string, max: string): string | null => {
  if (min === '' && max === '') return '请至少填写一端'
  if (of !== 'date' && [min, max].some((b) => b !== '' && !(Number(b) >= 0))) return '请填写不小于 0 的数字'
  const isReversed = of === 'date' ? min > max : Number(min) > Number(max)
  return min !== '' && max !== '' && isReversed ? '前一项不能大于后一项' : null
}

const isRangeOf = (of: string | undefined): of is RangeOf => of === 'fen' || of === 'count' || of === 'date'

/**
 * Where the list with the bounds typed into a `RangeForm` stands: its first page. Null where they make no range; the
 * form then says why.
 */
export const searchRange = (form: HTMLFormElement, { pathname, search }: Location): string | null => {
  const { range = '', rangeOf } = form.dataset
  const of = isRangeOf(rangeOf) ? rangeOf : 'count'
  const data = new FormData(form)
  const [min, max] = [String(data.get('min')).trim(), String(data.get('max')).trim()]
  const problem = problemOf(of, min, max)
  for (const input of form.querySelectorAll('input'))
    input.setAttribute('aria-invalid', String(problem !== null))
  const alert = form.querySelector('[role=alert]')
  if (alert) alert.textContent = problem
  if (problem) return null
  const asked = new URLSearchParams(search)
  asked.set(range, `${stored(of, min)}~${stored(of, max)}`)
  return `${pathname.replace(/p\d+\.html$/, '')}?${asked}`
}
