import type { IncomingHttpHeaders } from 'node:http'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { isApiKey, KEY_TEXTS, type KeyScope, mayKeyCall } from '@zhushutong/domain/api-keys'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Clock } from '../clock'
import { CODES, type Failure } from './envelope'

/** The session of a valid token. */
export interface Session {
  readonly userId: string
  readonly viewer: Viewer
  /** The viewer that the paid days alone make; the same where nothing is a trial (MEM-10). */
  readonly paidViewer: Viewer
  /** Whose monthly exports are used: the user's own, or those of the enterprise that shares its VIP (SEA-03). */
  readonly quotaOwnerId?: string
  /** Whether the membership has ended since this session's last call; true for one caller only (ERR-05). */
  readonly tellMembershipEnd?: () => Promise<boolean>
  /** Of a key that stands for a token: the groups of calls it may make. */
  readonly scopes?: readonly string[]
}

export type ResolveSession = (token: string, now: number) => Promise<Session | null>

/** What a handler knows of its call besides the input. */
export interface CallContext {
  /** Null for visitors, and if the call's access is 'none'. */
  readonly session: Session | null
  /** Why the token is a key that may not make this call, which then has no session (KEY-02); null otherwise. */
  readonly keyRefusal: Failure | null
  /** The session's viewer, or a visitor. */
  readonly viewer: Viewer
  /** The session's token; null without a session. */
  readonly token: string | null
  /** ms since epoch, by the gateway's clock; constant during the call. */
  readonly now: number
  readonly requestId: string
  readonly ip: string
  /** Header Data-Source (NET-01). */
  readonly dataSource: string | null
  readonly headers: IncomingHttpHeaders
  readonly log: FastifyBaseLogger
}

const MAX_TOKEN = 512

/** The token of the Authorization header, with or without `Bearer`. */
export function tokenOf(headers: IncomingHttpHeaders): string | null {
  const token = headers.authorization?.replace(/^bearer\s+/i, '').trim()
  return token && token.length <= MAX_TOKEN ? token : null
}

/** A program is told that its key is worth nothing, even where a visitor would be answered. */
const refuseKey = (found: Session | null, scope: KeyScope | null): Failure | null => {
  if (!found) return { error: CODES.sessionExpired, message: KEY_TEXTS.invalid }
  return mayKeyCall(found.scopes ?? [], scope) ? null : { error: CODES.outOfScope }
}

/**
 * Builds the context of a request; an invalid token counts as a visitor. Also for routes outside the
 * contract. A key has a session only where the caller names a scope that it holds (KEY-02).
 */
export async function contextOf(
  request: FastifyRequest,
  { clock, resolveSession }: { clock: Clock; resolveSession: ResolveSession },
  access: 'none' | 'optional' | 'token' = 'optional',
  scope: KeyScope | null = null,
): Promise<CallContext> {
  const now = clock.now()
  const token = access === 'none' ? null : tokenOf(request.headers)
  const found = token ? await resolveSession(token, now) : null
  const keyRefusal = token && isApiKey(token) ? refuseKey(found, scope) : null
  const session = keyRefusal ? null : found
  const dataSource = request.headers['data-source']
  return {
    session,
    keyRefusal,
    viewer: session?.viewer ?? VISITOR,
    token: session && token,
    now,
    requestId: request.id,
    ip: request.ip,
    dataSource: typeof dataSource === 'string' ? dataSource : null,
    headers: request.headers,
    log: request.log,
  }
}

/** The session of a call with access 'token', which is never reached without one. */
export function sessionOf(context: CallContext): Session {
  if (!context.session) throw new Error("Only calls with access 'token' have a session for certain")
  return context.session
}
