import type { DistanceMark, FitMark } from '@/marks/mark-contexts'
import { createPageMarks } from '@/marks/page-marks'
import type { Gateway } from '@/wiring/browser/gateway'

/** The comparisons of the page's tenders with a member's company (BID-09). */
export const createFits = (gateway: Gateway) =>
  createPageMarks<FitMark>(async (ids) => {
    const { loadFits } = await import('./load-fits')
    return loadFits(gateway, ids)
  })

/** The portal's answer: the reader's likely place, and the distances by place. */
interface Distances {
  readonly here: string | null
  readonly texts: Readonly<Record<string, string>>
}

/** The largest number of places per page: the rows of a list. */
const MAX_PLACES = 100

/** The reader's distances to the page's postings, if the reader's place is known (VAL-23). */
export const createDistances = () =>
  createPageMarks<DistanceMark>(async (places) => {
    const answer = await fetch(`/assets/distances.json?to=${places.slice(0, MAX_PLACES).join()}`)
    if (!answer.ok) return {}
    const { here, texts } = (await answer.json()) as Distances
    if (here === null) return {}
    return Object.fromEntries(Object.entries(texts).map(([place, text]) => [place, { here, text }]))
  })
