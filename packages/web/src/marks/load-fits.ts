import { shortenQualifications } from '@zhushutong/domain/records'
import { MAX_FITS } from '@zhushutong/domain/tender-sheet'
import type { FitMark } from '@/marks/mark-contexts'
import type { Gateway } from '@/wiring/browser/gateway'

/** The comparisons of some tenders with a member's company, by id (BID-09); empty after a failure. */
export async function loadFits(
  { call }: Gateway,
  ids: readonly string[],
): Promise<Readonly<Record<string, FitMark>>> {
  const answer = await call(({ myCompany }) => myCompany.fits({ ids: ids.slice(0, MAX_FITS) }))
  if ('error' in answer) return {}
  const { companyName, fits } = answer
  return Object.fromEntries(
    fits.map(({ id, of, text, reason }) => {
      const shortReason = shortenQualifications(reason)
      return [id, { of, text, reason, shortReason, companyName }]
    }),
  )
}
