import 'server-only'
import { isReading } from '@zhushutong/sdk/contract'
import { gatewayOrigin } from '../settings/environment'
import { foreignOrigin, isSameOrigin, refusal } from './forward'
import { findGatewayCall } from './gateway-call'
import { passThrough } from './pass-through'

/** The header with the demo account for which a page of the API centre tries a call. */
export const TRY_AS = 'x-try-as'

const TOKEN_MS = 10 * 60_000
const ASK_MS = 5_000
const ROLE = /^[a-z_-]{1,40}$/

const tokens = new Map<string, { readonly token: string; readonly until: number }>()

/** The token of a demo account; null if there is no sandbox or no such account. */
const demoToken = async (role: string): Promise<string | null> => {
  const known = tokens.get(role)
  if (known && known.until > Date.now()) return known.token
  tokens.delete(role)
  const answer = await fetch(`${gatewayOrigin()}/sandbox/accounts/${role}/token`, {
    method: 'POST',
    signal: AbortSignal.timeout(ASK_MS),
  }).catch(() => null)
  if (!answer?.ok) return null
  const { access_token: token }: { access_token?: string } = await answer.json().catch(() => ({}))
  if (!token) return null
  tokens.set(role, { token, until: Date.now() + TOKEN_MS })
  return token
}

/**
 * Makes a read call as a demo account of the sandbox, or as a visitor (`visitor`); never with the browser's
 * own login, and only while the sandbox is on.
 */
export async function tryCall(request: Request, path: string, role: string): Promise<Response> {
  if (!isSameOrigin(request)) return foreignOrigin()
  if (!ROLE.test(role)) return refusal(400, '没有这个演示身份')
  const call = findGatewayCall(request.method, path)
  if (!call) return refusal(404, '没有这个接口')
  if ('endpoint' in call && !isReading(call.endpoint)) return refusal(403, '只能试用不改变数据的接口')
  // A demo token proves that the sandbox is on; without it a visitor's call is refused as well.
  const token = await demoToken(role === 'visitor' ? 'non-member' : role)
  if (token === null) return refusal(404, '沙箱没有开启，不能在线试用')
  const answer = await passThrough(request, path, role === 'visitor' ? {} : { token })
  // The demo account's session has ended.
  if (answer.status === 401) tokens.delete(role)
  return answer
}
