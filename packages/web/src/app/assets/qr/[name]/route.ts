import { readFile } from 'node:fs/promises'
import { renderSVG } from 'uqr'
import { miniProgramImage, qrTargets } from '@/settings/environment'

const answer = (body: BodyInit, type: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } })

/** The operator's own picture; 404 if there is none, or if it cannot be read. */
const picture = async () => {
  const path = miniProgramImage()
  const bytes = path && (await readFile(path).catch(() => null))
  return bytes ? answer(new Uint8Array(bytes), 'image/png') : new Response(null, { status: 404 })
}

/**
 * QR codes of the public account, app, mini program and customer service: generated from configured links,
 * or the operator's picture of the mini program.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  if (name === 'miniprogram.png') return picture()
  const target = qrTargets()[name.replace(/\.svg$/, '')]
  return target
    ? answer(renderSVG(target, { border: 2 }), 'image/svg+xml')
    : new Response(null, { status: 404 })
}
