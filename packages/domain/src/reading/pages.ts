import type { Viewer } from '../access'

/** Records of one of a visitor's pages, whatever page size is asked for. */
const VISITOR_PAGE_SIZE = 20

/** Records of a list as a page asks for them: `from` is the number of records before the page, null if unknown. */
export interface RowRange {
  readonly from: number | null
  readonly size: number
}

/**
 * Whether a visitor asks for more of a list than its first pages (REA-02). Counted in records, so that a larger page
 * shows no more: `pages` times 20.
 */
export function isBeyondFirstPages(viewer: Viewer, { from, size }: RowRange, pages: number): boolean {
  if (viewer.loggedIn || from === 0) return false
  return from === null || from + size > pages * VISITOR_PAGE_SIZE
}
