import { buildBannerClick, sanitiseLink } from '@zhushutong/domain/portal/shell'
import type { NextRequest } from 'next/server'
import { isSameOrigin } from '@/forwarding/forward'
import { TOKEN_COOKIE } from '@/settings/cookies'
import { orNull } from '@/wiring/server/answers'
import { readerContainer } from '@/wiring/server/container'
import { CALLS } from '@/wiring/server/services'

/**
 * Receives the browser's ping on a click on a banner (SHL-10). The link opens even if the click is not
 * recorded.
 */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/assets/banner-click/[id]'>,
): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { cookies, headers, nextUrl } = request
  const item = { id: (await params).id, link: sanitiseLink(nextUrl.searchParams.get('link')) }
  const { content } = readerContainer(headers, cookies.get(TOKEN_COOKIE)?.value).get(CALLS)
  const { ids, ...click } = buildBannerClick(item, cookies.get('scode')?.value ?? null)
  await orNull(content.bannerClick({ ids: [...ids], ...click }))
  return new Response(null, { status: 204 })
}
