import { type Decision, decideRoute, SCODE_COOKIE_SECONDS } from '@zhushutong/domain/portal/navigation'
import { type NextRequest, NextResponse } from 'next/server'
import { findScreen } from './screens/registry'
import { TOKEN_COOKIE } from './wiring/server/cookies'
import { isSubstationSystem, mobileOrigin, portalOrigin, publicOrigin } from './wiring/server/environment'
import { lookupsFor } from './wiring/server/existence'
import { findSite, type PortalSite } from './wiring/server/sites'

export const config = {
  // Assets, API calls and health checks are not pages.
  matcher: [
    '/((?!_next/|gateway/|console/|console$|captcha$|healthz$|readyz$|favicon\\.ico$|icon\\.svg$|robots\\.txt$|sitemap\\.xml$|sitemaps/|rss/|assets/).*)',
  ],
}

/** The address as seen by the browser; this server may listen on another one. */
const publicUrl = (request: NextRequest, location: string): URL => {
  const proto = request.headers.get('x-forwarded-proto')?.split(',')[0]
  return new URL(location, publicOrigin(request.headers.get('host') ?? '', proto))
}

const rewriteTo = (request: NextRequest, pathname: string, search: string, status = 200): NextResponse => {
  const url = request.nextUrl.clone()
  url.pathname = `/screens/${pathname}`
  url.search = search
  return NextResponse.rewrite(url, { status })
}

const notFound = (request: NextRequest) => rewriteTo(request, 'not-found', '', 404)

type Shown = Extract<Decision, { at: 'continue' }>

const show = async (request: NextRequest, shown: Shown, { city }: PortalSite): Promise<NextResponse> => {
  const token = request.cookies.get(TOKEN_COOKIE)?.value
  const { search } = request.nextUrl
  const screen = findScreen({ shown, search, hasLogin: token !== undefined, city })
  if (!screen) return notFound(request)
  if ('redirectTo' in screen)
    return NextResponse.redirect(publicUrl(request, screen.redirectTo), screen.permanent ? 301 : 302)
  const lookups = lookupsFor(request.headers, token)
  if ('leadsTo' in screen) {
    const target = await screen.leadsTo(lookups)
    return target === null ? notFound(request) : NextResponse.redirect(publicUrl(request, target), 302)
  }
  // Existence is checked before the page is rendered (NAV-07): only then can a 404 be a complete page.
  const exists = (await screen.exists?.(lookups)) ?? true
  const target = exists ? ((await screen.movedTo?.(lookups)) ?? null) : null
  if (target !== null) return NextResponse.redirect(publicUrl(request, `${target}${search}`), 308)
  return exists ? rewriteTo(request, screen.path, screen.search) : notFound(request)
}

const answer = (
  request: NextRequest,
  decision: Decision,
  site: PortalSite,
): Promise<NextResponse> | NextResponse => {
  if (decision.at === 'redirect') {
    return NextResponse.redirect(publicUrl(request, decision.location), decision.status)
  }
  return decision.at === 'not-found' ? notFound(request) : show(request, decision, site)
}

/**
 * Finds the screen of a page request with the domain's navigation (NAV-01 to NAV-10), and rewrites the
 * request to it.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const host = request.headers.get('host') ?? ''
  const site = findSite(portalOrigin(), host)
  const decision = decideRoute({
    path: pathname,
    query: search,
    host,
    userAgent: request.headers.get('user-agent') ?? '',
    hasLogin: request.cookies.has(TOKEN_COOKIE),
    mobileOrigin: mobileOrigin(),
    isSubstationSystem: isSubstationSystem(),
  })
  const response = await answer(request, decision, site)
  if (decision.setScode) {
    response.cookies.set('scode', decision.setScode, {
      maxAge: SCODE_COOKIE_SECONDS,
      path: '/',
      sameSite: 'lax',
    })
  }
  return response
}
