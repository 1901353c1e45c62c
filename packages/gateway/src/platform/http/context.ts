import type { IncomingHttpHeaders } from 'node:http'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { isApiKey, KEY_TEXTS, type KeyScope, mayKeyCall } from '@zhushutong/domain/api-keys'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Clock } from '../clock'
import { CODES, type Failure } from './envelope'

export interface Session {
  readonly userId: string
  readonly viewer: Viewer
  /** The viewer by paid days only; equal to `viewer` without a trial (MEM-10). */
  readonly paidViewer: Viewer
  /** Owner of the monthly exports: the user, or the enterprise that shares its VIP (SEA-03). */
  readonly quotaOwnerId?: string
  /** True when the membership has ended since the session's last call; only one caller receives true (ERR-05). */
  readonly tellMembershipEnd?: () => Promise<boolean>
  /** API keys only: the groups of calls that the key may make. */
  readonly scopes?: readonly string[]
}

export type ResolveSession = (token: string, now: number) => Promise<Session | null>

export interface CallContext {
  /** Null for visitors, and for calls with access 'none'. */
  readonly session: Session | null
  /**
   * The refusal of a token that is not valid, and of an API key that may not make this call (KEY-02), which then has no
   * session; otherwise null.
   */
  readonly refusal: Failure | null
  readonly viewer: Viewer
  /** Null without a session. */
  readonly token: string | null
  /** ms since epoch by the gateway's clock, constant during the call. */
  readonly now: number
  readonly requestId: string
  readonly ip: string
  /** Header Data-Source (NET-01). */
  readonly dataSource: string | null
  readonly headers: IncomingHttpHeaders
  readonly log: FastifyBaseLogger
}

const MAX_TOKEN = 512

const readAuthorization = ({ authorization }: IncomingHttpHeaders): string | null =>
  authorization?.replace(/^bearer(\s+|$)/i, '').trim() || null

/** The token in the Authorization header, with or without `Bearer`. */
export function tokenOf(headers: IncomingHttpHeaders): string | null {
  const token = readAuthorization(headers)
  return token !== null && token.length <= MAX_TOKEN ? token : null
}

/**
 * A token that is not valid is refused even where a visitor is allowed: a program would take masked values for all
 * there is.
 */
const findRefusal = (token: string, session: Session | null, scope: KeyScope | null): Failure | null => {
  const isKey = isApiKey(token)
  if (!session) return { error: CODES.sessionExpired, ...(isKey && { message: KEY_TEXTS.invalid }) }
  return !isKey || mayKeyCall(session.scopes ?? [], scope) ? null : { error: CODES.outOfScope }
}

/**
 * Builds the context of a request. Also used by routes outside the contract. An API key has a session only when it has
 * the given scope (KEY-02).
 */
export async function readContext(
  request: FastifyRequest,
  { clock, resolveSession }: { clock: Clock; resolveSession: ResolveSession },
  access: 'none' | 'optional' | 'token' = 'optional',
  scope: KeyScope | null = null,
): Promise<CallContext> {
  const now = clock.now()
  const authorization = access === 'none' ? null : readAuthorization(request.headers)
  const token = authorization && tokenOf(request.headers)
  const result = token ? await resolveSession(token, now) : null
  const refusal = authorization === null ? null : findRefusal(authorization, result, scope)
  const session = refusal ? null : result
  const dataSource = request.headers['data-source']
  return {
    session,
    refusal,
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

/** The session of a call with access 'token', which never runs without one. */
export function sessionOf(context: CallContext): Session {
  if (!context.session) throw new Error("Only calls with access 'token' have a session for certain")
  return context.session
}
