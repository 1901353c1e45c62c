import { toHalfWidth } from '../../formatting'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../paging'

/** Default maximum of numbered buttons. */
export const DEFAULT_PAGER_COUNT = 7
/** The label of the jump box. */
export const JUMP_LABEL = '跳转到'

/** A numbered button, or an ellipsis that moves to page `to` (NAV-13). */
type PagerItem =
  | { readonly kind: 'page'; readonly page: number; readonly current: boolean }
  | { readonly kind: 'ellipsis'; readonly direction: 'back' | 'forward'; readonly to: number }

/** The pager to render; `previous` and `next` are null at the ends (VAL-05, NAV-13). */
export interface Pager {
  /** False if everything fits on one page (VAL-05). */
  readonly shown: boolean
  readonly current: number
  readonly pageCount: number
  readonly items: readonly PagerItem[]
  readonly previous: number | null
  readonly next: number | null
}

/** The input of a pager (VAL-05). */
interface PagerInput {
  /** Total number of rows; a non-finite number counts as 0. */
  readonly total: number
  readonly current: number
  readonly size?: number
  /** Maximum of numbered buttons without ellipses: odd, 5 to 21. */
  readonly pagerCount?: number
}

type PagerError = { readonly error: 'invalid_pager_count' | 'invalid_page_size' }

const isPagerCount = (count: number): boolean => count % 2 === 1 && count >= 5 && count <= 21

const clamp = (page: number, pageCount: number): number => Math.min(Math.max(page, 1), pageCount)

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

// The pages between the first and the last button: as many as fit, centred on the current page where possible.
const middleOf = (current: number, pageCount: number, pagerCount: number): [from: number, to: number] => {
  const count = pagerCount - 2
  const from = Math.max(2, Math.min(current - (count - 1) / 2, pageCount - count))
  return [from, Math.min(from + count, pageCount) - 1]
}

const itemsOf = (current: number, pageCount: number, pagerCount: number): PagerItem[] => {
  const page = (n: number): PagerItem => ({ kind: 'page', page: n, current: n === current })
  const [from, to] = middleOf(current, pageCount, pagerCount)
  const step = pagerCount - 2
  const back: PagerItem = { kind: 'ellipsis', direction: 'back', to: clamp(current - step, pageCount) }
  const forward: PagerItem = { kind: 'ellipsis', direction: 'forward', to: clamp(current + step, pageCount) }
  return [
    page(1),
    ...(from > 2 ? [back] : []),
    ...range(from, to).map(page),
    ...(to < pageCount - 1 ? [forward] : []),
    ...(pageCount > 1 ? [page(pageCount)] : []),
  ]
}

/**
 * The buttons under a list (VAL-05): the first and last page always, an ellipsis moves by the pager count
 * minus 2. A current page outside the list becomes the nearest valid one.
 */
export function buildPager(input: PagerInput): Pager | PagerError {
  const { size = DEFAULT_PAGE_SIZE, pagerCount = DEFAULT_PAGER_COUNT } = input
  if (!isPagerCount(pagerCount)) return { error: 'invalid_pager_count' }
  if (!PAGE_SIZES.some((pageSize) => pageSize === size)) return { error: 'invalid_page_size' }
  const total = Number.isFinite(input.total) ? input.total : 0
  const pageCount = Math.max(1, Math.ceil(total / size))
  const current = clamp(Math.trunc(input.current) || 1, pageCount)
  return {
    shown: total > size,
    current,
    pageCount,
    items: itemsOf(current, pageCount, pagerCount),
    previous: current > 1 ? current - 1 : null,
    next: current < pageCount ? current + 1 : null,
  }
}

/** Parses the text in the jump box 跳转到 to a page, or to an error: not a number, or not a page of the list (VAL-05). */
export function parseJump(
  text: string,
  pageCount: number,
): { readonly page: number } | { readonly error: string } {
  const digits = toHalfWidth(text).trim()
  if (!/^\d+$/.test(digits)) return { error: '请输入页码' }
  const page = Number(digits)
  return page >= 1 && page <= pageCount ? { page } : { error: `请输入 1 到 ${pageCount} 之间的页码` }
}
