import type { Viewer } from '../access'

/** Records per page for counting a visitor's pages, independent of the requested page size. */
const VISITOR_PAGE_SIZE = 20

/** The requested records of a list: `from` is the number of records before the page, null if unknown. */
interface RowRange {
  readonly from: number | null
  readonly size: number
}

/**
 * True when a visitor requests more of a list than its first pages (REA-02). Counted in records, so that a larger page
 * shows no more: `pages` times 20.
 */
export function isBeyondFirstPages(viewer: Viewer, { from, size }: RowRange, pages: number): boolean {
  if (viewer.loggedIn || from === 0) return false
  return from === null || from + size > pages * VISITOR_PAGE_SIZE
}
