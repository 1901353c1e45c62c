/** Addresses that are no pages; the same as in proxy.ts. */
const NO_PAGE =
  /^\/(_next\/|gateway\/|console\/|assets\/|rss\/|sitemaps\/|(captcha|console|healthz|readyz|favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml)(\?|$))/

/** True for the address of a page; false for files, calls and health checks. */
export function isPageAddress(url: string): boolean {
  return !NO_PAGE.test(url)
}
