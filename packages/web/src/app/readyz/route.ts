import { gatewayOrigin } from '@/settings/environment'

export const dynamic = 'force-dynamic'

/** Timeout of the gateway's answer, in ms. */
const GATEWAY_MS = 1000

const gatewayAnswers = async (): Promise<boolean> => {
  try {
    const answer = await fetch(`${gatewayOrigin()}/healthz`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(GATEWAY_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** Readiness: 200 when the gateway answers, 503 when it does not. */
export async function GET(): Promise<Response> {
  const gateway = await gatewayAnswers()
  return Response.json(
    { status: gateway ? 'ok' : 'unavailable', gateway: gateway ? 'ok' : 'unreachable' },
    { status: gateway ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
