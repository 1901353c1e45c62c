/** The selectable page sizes. */
export const PAGE_SIZES = [10, 20, 30, 40, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The largest page size of a call; the pager offers PAGE_SIZES, a call accepts any whole number from 1. */
export const MAX_PAGE_SIZE = 100
/** The problem of a call's page size in Chinese; null if there is none (VAL-05). */
export function checkPageSize(size: number): string | null {
  const isValid = Number.isInteger(size) && size >= 1 && size <= MAX_PAGE_SIZE
  return isValid ? null : `每页条数应为 1 至 ${MAX_PAGE_SIZE} 的整数`
}
/** The default page size. */
export const DEFAULT_PAGE_SIZE = 10
