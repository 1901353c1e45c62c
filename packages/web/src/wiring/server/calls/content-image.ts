import 'server-only'
import { IMAGE_PATH } from '@zhushutong/domain/content'
import { gatewayOrigin } from '../environment'

const NAME = /^[0-9a-f]{32}\.webp$/
const PASSED_BACK = ['content-type', 'content-length', 'cache-control']

/** A picture of an article, streamed from the gateway; 404 for an invalid name (CON-07). */
export async function fetchContentImage(name: string, signal: AbortSignal): Promise<Response> {
  if (!NAME.test(name)) return new Response(null, { status: 404 })
  const answer = await fetch(`${gatewayOrigin()}${IMAGE_PATH}${name}`, { signal }).catch(() => null)
  if (!answer?.ok) return new Response(null, { status: answer?.status === 404 ? 404 : 503 })
  const headers = new Headers({ 'x-content-type-options': 'nosniff' })
  for (const passed of PASSED_BACK) {
    const value = answer.headers.get(passed)
    if (value) headers.set(passed, value)
  }
  return new Response(answer.body, { headers })
}
