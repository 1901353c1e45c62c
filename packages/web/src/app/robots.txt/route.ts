import { portalOrigin } from '@/wiring/server/environment'

export const dynamic = 'force-dynamic'

/** Personal pages, and API calls. */
const CLOSED = ['/center', '/auth', '/gateway', '/query/']

export function GET(): Response {
  return new Response(
    [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${portalOrigin()}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  )
}
