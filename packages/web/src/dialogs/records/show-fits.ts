import { shortenQualifications } from '@zhushutong/domain/records'

interface Fits {
  readonly companyName: string | null
  readonly fits: ReadonlyArray<{
    readonly id: string
    readonly of: string
    readonly text: string
    readonly reason: string
  }>
}

/** Writes the verdict and its reason beside each tender, with a link to the check. */
export function showFits(places: readonly HTMLElement[], { companyName, fits }: Fits): void {
  const byId = new Map(fits.map((fit) => [fit.id, fit]))
  for (const place of places) {
    const fit = byId.get(place.dataset.fit ?? '')
    if (!fit) continue
    const verdict = document.createElement('b')
    const { href } = place.dataset
    if (href) verdict.append(Object.assign(document.createElement('a'), { href, textContent: fit.text }))
    else verdict.textContent = fit.text
    place.replaceChildren(verdict, ` ${shortenQualifications(fit.reason)}`)
    place.dataset.of = fit.of
    place.title = `${fit.text}：${fit.reason}（对照 ${companyName}）`
  }
}
