import { renderSVG } from 'uqr'
import { qrTargets } from '@/wiring/server/environment'

/**
 * QR codes of the public account, app, mini-program and customer service, generated from configured links.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const name = (await params).name.replace(/\.svg$/, '')
  const target = qrTargets()[name]
  if (!target) return new Response(null, { status: 404 })
  return new Response(renderSVG(target, { border: 2 }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
