import { MAX_FITS } from '@zhushutong/domain/tender-sheet'
import { port } from '@/wiring/browser/ports'
import { showFits } from './show-fits'

/**
 * Loads for each tender of the page if the member's company can bid for it, and writes the verdicts into
 * the page (BID-09).
 */
export async function loadFits(signal: AbortSignal): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-fit]')]
  const ids = [...new Set(places.map(({ dataset }) => dataset.fit ?? ''))].slice(0, MAX_FITS)
  const answer = await port('myCompany').fits(ids, signal)
  if (!('error' in answer) && !signal.aborted) showFits(places, answer)
}
