import 'server-only'
import { IMAGE_PATH } from '@zhushutong/domain/content'
import { gatewayOrigin } from '../settings/environment'
import { passBack } from './forward'

const NAME = /^[0-9a-f]{32}\.webp$/
const PASSED_BACK = ['content-type', 'content-length', 'cache-control']

/** A picture of an article, streamed from the gateway; 404 for an invalid name (CON-07). */
export async function fetchContentImage(name: string, signal: AbortSignal): Promise<Response> {
  if (!NAME.test(name)) return new Response(null, { status: 404 })
  const answer = await fetch(`${gatewayOrigin()}${IMAGE_PATH}${name}`, { signal }).catch(() => null)
  if (!answer?.ok) return new Response(null, { status: answer?.status === 404 ? 404 : 503 })
  return passBack(answer, PASSED_BACK, { 'x-content-type-options': 'nosniff' })
}
