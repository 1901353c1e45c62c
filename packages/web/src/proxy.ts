import { type Decision, decide, SCODE_COOKIE_SECONDS } from '@zhushutong/domain/navigation'
import { kindOfSegment, urlOfQuery } from '@zhushutong/domain/records'
import { SEARCH_CATEGORIES } from '@zhushutong/domain/search'
import { type NextRequest, NextResponse } from 'next/server'
import { screenOf, sectionPages } from './app/pages'
import { TOKEN_COOKIE } from './wiring/cookies'
import { mobileOrigin } from './wiring/environment'
import { articleExists, recordExists } from './wiring/existence'

export const config = {
  // Assets, calls and health checks are not pages.
  matcher: [
    '/((?!_next/|gateway/|healthz$|readyz$|favicon\\.ico$|icon\\.svg$|robots\\.txt$|sitemap\\.xml$|sitemaps/|assets/).*)',
  ],
}

/** For how many seconds a visitor's page is kept (server/make-page.ts); by its screen, else a minute. */
const LIFE_SECONDS: Readonly<Record<string, number>> = { article: 300, login: 3600 }
const USUAL_LIFE = 60

const NOT_FOUND = '/anon/not-found/main'

/** The address people typed, which is not the one this server listens on. */
const outside = (request: NextRequest, location: string): URL => {
  const proto =
    request.headers.get('x-forwarded-proto')?.split(',')[0] ?? request.nextUrl.protocol.replace(':', '')
  const base = `${proto}://${request.headers.get('host') ?? request.nextUrl.host}`
  return new URL(location, URL.canParse(base) ? base : request.url)
}

/** An address of our own: made from Next's, so that it is never taken for another host's. */
const inside = (request: NextRequest, path: string): URL => {
  const [pathname = '/', search = ''] = path.split('?')
  const url = request.nextUrl.clone()
  url.pathname = pathname
  url.search = search
  return url
}

const notFound = (request: NextRequest) => NextResponse.rewrite(inside(request, NOT_FOUND), { status: 404 })

/** /query?name={key} is the list of that kind (NAV-15); the header's search box arrives here as well. */
const categoryTarget = (query: Readonly<Record<string, string>>): string | null => {
  const name = query.name ?? 'qiye'
  const kind = kindOfSegment(name)
  const keyword = query.keyword?.trim() || undefined
  if (kind && !kind.onlySubLists)
    return `/${kind.segment}/${urlOfQuery(kind, { keyword, filters: {}, pageNum: 1, pageSize: 10 })}`
  // A category that is a tool of its own takes the keyword itself (SHL-01).
  if (!SEARCH_CATEGORIES.some(({ key }) => key === name)) return null
  return `/${name}/${keyword ? `?q=${encodeURIComponent(keyword)}` : ''}`
}

/** What a page is about is looked for before the page (NAV-07): only so can its 404 be a whole page. */
const exists = async (screen: string): Promise<boolean> => {
  const [kind, first = '', second = ''] = screen.split('/').map(decodeURIComponent)
  if (kind === 'detail') return recordExists(first, second)
  return kind === 'article' ? articleExists(first) : true
}

type Shown = Extract<Decision, { at: 'continue' | 'rewrite' }>

const show = async (request: NextRequest, decision: Shown): Promise<NextResponse> => {
  if (decision.route.name === 'query') {
    const target = categoryTarget(decision.query)
    return target ? NextResponse.redirect(outside(request, target), 302) : notFound(request)
  }
  const screen = screenOf(decision, request.nextUrl.search)
  if (!screen) return notFound(request)
  if (!(await exists(screen))) return notFound(request)
  const isMember = request.cookies.has(TOKEN_COOKIE)
  if (isMember || screen.startsWith('center/')) {
    const more = isMember ? sectionPages(screen, request.nextUrl.search) : ''
    return NextResponse.rewrite(inside(request, `/me/${screen}${more}`))
  }
  const life = LIFE_SECONDS[screen.split('/')[0] ?? ''] ?? USUAL_LIFE
  return NextResponse.rewrite(inside(request, `/anon/${screen}`), {
    headers: { 'x-page-life': String(life) },
  })
}

const answer = (request: NextRequest, decision: Decision): Promise<NextResponse> | NextResponse => {
  if (decision.at === 'redirect') {
    return NextResponse.redirect(outside(request, decision.location), decision.status)
  }
  return decision.at === 'not-found' ? notFound(request) : show(request, decision)
}

/** Asks the domain's navigation what to do with every page request (NAV-01 to NAV-10). */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const decision = decide({
    path: pathname,
    query: search,
    host: request.headers.get('host') ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    hasLogin: request.cookies.has(TOKEN_COOKIE),
    mobileOrigin: mobileOrigin(),
  })
  const response = await answer(request, decision)
  if (decision.setScode) {
    response.cookies.set('scode', decision.setScode, {
      maxAge: SCODE_COOKIE_SECONDS,
      path: '/',
      sameSite: 'lax',
    })
  }
  return response
}
