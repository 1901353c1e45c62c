/**
 * The URL form of page 1 of a list (NAV-13): `bare` is the base alone, as for folders (/qiye/), `html` is
 * {base}.html, as for content lists (/new/all.html).
 */
type FirstPage = 'bare' | 'html'

/** A parsed list page URL: /qiye/p3.html is page 3 of base /qiye/ (NAV-13). */
interface ListPage {
  readonly base: string
  readonly page: number
}

const lastSegment = (base: string): string => base.slice(base.lastIndexOf('/') + 1)

/**
 * The URL of one page of a list: {base}p{page}.html; page 1 has the form `firstPage`, by default `bare`. A base whose
 * last segment contains b or z, as encoded filters do, gets .html on page 1. A folder has no last segment, so
 * /zhaobiao/ is unchanged (NAV-13).
 */
export function formatListPageUrl(base: string, page: number, firstPage?: FirstPage): string {
  if (page > 1) return `${base}p${page}.html`
  const segment = lastSegment(base)
  return segment !== '' && (firstPage === 'html' || /[bz]/.test(segment)) ? `${base}.html` : base
}

/**
 * The base and page of {base}p{page}.html, the inverse of `formatListPageUrl` for pages above 1; else null.
 */
export function parseListPageUrl(path: string): ListPage | null {
  const match = /^(\/.*?)p([1-9]\d{0,8})\.html$/.exec(path)
  return match?.[1] ? { base: match[1], page: Number(match[2]) } : null
}
