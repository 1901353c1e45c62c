import { findRoute, type RouteName } from '@zhushutong/domain/addresses'
import { type Decision, decideRoute, SCODE_COOKIE_SECONDS } from '@zhushutong/domain/portal/navigation'
import { type NextRequest, NextResponse } from 'next/server'
import { ROUTE_HEADER } from './routing/route-header'
import { TOKEN_COOKIE } from './settings/cookies'
import { isSubstationSystem, mobileOrigin, publicOrigin } from './settings/environment'

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

/** The routes that are shown at other addresses too: home and hub change places on a sub-station (NAV-07, NAV-09). */
const MOVED: ReadonlySet<RouteName> = new Set(['home', 'urbanSubstation', 'notFound'])

const NOT_FOUND: Shown = { at: 'continue', route: findRoute('notFound'), params: {}, query: {} }

type Shown = Extract<Decision, { at: 'continue' }>

/** Hands the route's name to the page; next.config.ts finds the page's folder. */
const show = (request: NextRequest, { route }: Shown, status = 200): NextResponse => {
  const headers = new Headers(request.headers)
  headers.set(ROUTE_HEADER, route.name)
  const options = { request: { headers }, status }
  if (!MOVED.has(route.name)) return NextResponse.next(options)
  const url = request.nextUrl.clone()
  url.pathname = route.pattern
  return NextResponse.rewrite(url, options)
}

const answer = (request: NextRequest, decision: Decision): NextResponse => {
  if (decision.at === 'redirect')
    return NextResponse.redirect(publicUrl(request, decision.location), decision.status)
  return decision.at === 'not-found' ? show(request, NOT_FOUND, 404) : show(request, decision)
}

/** Redirects, guards and names a page request by the domain's navigation (NAV-01 to NAV-10); loads no data. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const host = request.headers.get('host') ?? ''
  const decision = decideRoute({
    path: pathname,
    query: search,
    host,
    userAgent: request.headers.get('user-agent') ?? '',
    hasLogin: request.cookies.has(TOKEN_COOKIE),
    mobileOrigin: mobileOrigin(),
    isSubstationSystem: isSubstationSystem(),
  })
  const response = answer(request, decision)
  if (decision.setScode) {
    response.cookies.set('scode', decision.setScode, {
      maxAge: SCODE_COOKIE_SECONDS,
      path: '/',
      sameSite: 'lax',
    })
  }
  return response
}
