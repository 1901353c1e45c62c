/** What a caller asks for of a list; counted from 1. */
export interface PageRequest {
  readonly pageNum: number
  readonly pageSize: number
}

/** One page of a list and how much there is of it. */
export interface Page<R> {
  readonly records: R[]
  readonly total: number
  readonly pages: number
  readonly pageNum: number
  readonly pageSize: number
}

/** The page that was asked for, from its records and the number of all. */
export function pageOf<R>({ pageNum, pageSize }: PageRequest, records: readonly R[], total: number): Page<R> {
  return { records: [...records], total, pages: Math.ceil(total / pageSize), pageNum, pageSize }
}

/** The page that was asked for, cut from a list that is whole. */
export function pageIn<R>(request: PageRequest, all: readonly R[]): Page<R> {
  const from = (request.pageNum - 1) * request.pageSize
  return pageOf(request, all.slice(from, from + request.pageSize), all.length)
}

/** How many records stand in front of the page: what a query leaves out. */
export function offsetOf({ pageNum, pageSize }: PageRequest): number {
  return (pageNum - 1) * pageSize
}
