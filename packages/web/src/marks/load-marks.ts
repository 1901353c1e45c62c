import type { DistanceMark, FitMark } from '@/marks/mark-contexts'
import { createPageMarks } from '@/marks/page-marks'
import type { Gateway } from '@/wiring/browser/gateway'

/** The comparisons of the page's tenders with a member's company (BID-09). */
export const createFits = (gateway: Gateway) =>
  createPageMarks<FitMark>(async (ids) => {
    const { loadFits } = await import('./load-fits')
    return loadFits(gateway, ids)
  })

/** The reader's distances to the page's postings, if the reader's place is known (VAL-23). */
export const createDistances = () =>
  createPageMarks<DistanceMark>(async (places) => {
    const { loadDistances } = await import('./load-distances')
    return loadDistances(places)
  })
