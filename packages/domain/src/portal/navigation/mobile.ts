import { fillPattern, formatListPageUrl, type RouteMatch } from '../../addresses'

const MOBILE_DEVICE = /Android|iPhone|SymbianOS|Windows Phone|iPad|iPod/i

/** True for a user agent of one of the mobile devices of NAV-01. */
export function isMobileDevice(userAgent: string): boolean {
  return MOBILE_DEVICE.test(userAgent)
}

// On the mobile site a company's sub-screen is a folder too; every other detail ends in .html.
const COMPANY_SUB_SCREEN = '/qiye/:id/:key'

/** The path of a page on the mobile site, or null if it has no counterpart there (NAV-01). */
export function findMobilePath({ route, params }: RouteMatch, page = 1): string | null {
  if (!route.mobile) return null
  const subScreen = route.name === 'qiyedetails' && params.key !== undefined
  const first = fillPattern(subScreen ? COMPANY_SUB_SCREEN : route.mobile, params)
  if (page === 1) return first
  return first.endsWith('.html')
    ? formatListPageUrl(first.slice(0, -'.html'.length), page)
    : formatListPageUrl(first, page)
}
