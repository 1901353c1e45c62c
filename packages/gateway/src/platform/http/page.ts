/** `pageNum` counts from 1. */
export interface PageRequest {
  readonly pageNum: number
  readonly pageSize: number
}

interface Page<R> {
  readonly records: R[]
  readonly total: number
  readonly pages: number
  readonly pageNum: number
  readonly pageSize: number
}

export function pageOf<R>({ pageNum, pageSize }: PageRequest, records: readonly R[], total: number): Page<R> {
  return { records: [...records], total, pages: Math.ceil(total / pageSize), pageNum, pageSize }
}

export function pageIn<R>(request: PageRequest, all: readonly R[]): Page<R> {
  const from = (request.pageNum - 1) * request.pageSize
  return pageOf(request, all.slice(from, from + request.pageSize), all.length)
}

export function offsetOf({ pageNum, pageSize }: PageRequest): number {
  return (pageNum - 1) * pageSize
}
