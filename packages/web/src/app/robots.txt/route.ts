import { portalOrigin } from '@/settings/environment'
import { findSite } from '@/settings/sites'

export const dynamic = 'force-dynamic'

const CLOSED = ['/center', '/auth', '/gateway', '/query/']

export function GET({ headers }: Request): Response {
  const { origin } = findSite(portalOrigin(), headers.get('host'))
  return new Response(
    [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  )
}
