import { type Endpoint, PAGE_RENDER_HEADER } from '@zhushutong/sdk/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock'
import { type CallContext, type ResolveSession, readContext } from '../context'
import type { Secure, SecureKey } from '../encryption/encrypted'
import { CODES, type Failure, failure, isFailure } from '../envelope'
import { findKeyScope } from '../key-scope'
import { readForm } from '../multipart'
import { findTooDeep, tooDeepFailure } from '../nesting'
import { parseQuery } from '../query-numbers'
import { validate } from '../validate'
import { openGate, type Passage, type ReadingGate } from './reading-gate'

export interface MountDeps {
  readonly clock: Clock
  readonly resolveSession: ResolveSession
  readonly secure: Secure
  readonly readingGate?: ReadingGate
  /** Rejects a call that the session may not make, before its input is read. */
  readonly authorize?: (endpoint: Endpoint, context: CallContext) => Failure | null
}

/** The value of a successful step, or the failure that ends the call. */
export type Step<T> = { readonly value: T } | Failure
export function stopped<T>(step: Step<T>): step is Failure {
  return 'error' in step
}

/** Converts the contract's `/a/{id}` to Fastify's `/a/:id`. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

const openSecureKey = (
  endpoint: Endpoint,
  request: FastifyRequest,
  secure: Secure,
): Step<SecureKey | null> => {
  if (request.headers.securekey === undefined) {
    return endpoint.encryptsRequest ? { error: CODES.insecure } : { value: null }
  }
  if (!endpoint.encrypted && !endpoint.encryptsRequest) return { value: null }
  const { method, url, headers, rawBody } = request
  const opened = secure.open({ method, path: url, headers, body: rawBody })
  if ('key' in opened) return { value: opened.key }
  request.log.info({ reason: opened.error }, 'encrypted call refused')
  return { error: CODES.insecure }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body of an encrypted request is `{"data": "<base64>"}`: JSON text, encrypted with the call's key. */
const decryptBody = (body: unknown, key: SecureKey): Step<unknown> => {
  const text = isRecord(body) && typeof body.data === 'string' ? key.decrypt(body.data) : null
  if (text === null) return { error: CODES.insecure }
  const deepField = findTooDeep(Buffer.from(text))
  if (deepField !== null) return tooDeepFailure(deepField)
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { error: CODES.insecure }
  }
}

const readSent = async (endpoint: Endpoint, request: FastifyRequest): Promise<Step<unknown>> => {
  if (endpoint.method !== 'POST') return { value: parseQuery(endpoint.request(), request.query) }
  return endpoint.multipart ? readForm(request, endpoint.multipart) : { value: request.body }
}

const parseInput = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  key: SecureKey | null,
): Promise<Step<unknown>> => {
  const sent = await readSent(endpoint, request)
  if (stopped(sent)) return sent
  const opened = endpoint.encryptsRequest && key ? decryptBody(sent.value, key) : { value: sent.value ?? {} }
  if (stopped(opened) || !isRecord(opened.value)) return opened
  return { value: { ...opened.value, ...(request.params as Record<string, string>) } }
}

const findRefusal = ({ access }: Endpoint, { refusal, session }: CallContext): Failure | null => {
  if (refusal || access !== 'token' || session) return refusal
  return { error: CODES.loginNeeded }
}

interface Admitted {
  readonly input: unknown
  readonly context: CallContext
  readonly key: SecureKey | null
  /** Reading calls only. */
  readonly passage: Passage | null
}

const passGate = async (
  endpoint: Endpoint,
  input: unknown,
  context: CallContext,
  { readingGate = openGate }: MountDeps,
): Promise<Step<Pick<Admitted, 'context' | 'passage'>>> => {
  if (!endpoint.reads) return { value: { context, passage: null } }
  const rendersPage = context.headers[PAGE_RENDER_HEADER] !== undefined
  if (!rendersPage && (await context.session?.tellMembershipEnd?.())) return { error: CODES.membershipEnded }
  const passage = await readingGate(endpoint, input, context)
  if (isFailure(passage)) return passage
  return { value: { context: { ...context, viewer: passage.viewer }, passage } }
}

/** Checks a call before its handler: encryption key, session, access, input and limits on reading. */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  deps: MountDeps,
): Promise<Step<Admitted>> {
  const key = openSecureKey(endpoint, request, deps.secure)
  if (stopped(key)) return key
  const context = await readContext(request, deps, endpoint.access, findKeyScope(endpoint))
  const refused = findRefusal(endpoint, context) ?? deps.authorize?.(endpoint, context)
  if (refused) return refused
  const input = await parseInput(endpoint, request, key.value)
  if (stopped(input)) return input
  const valid = validate(endpoint.request(), input.value)
  if (!valid.ok) return valid.failure
  const passed = await passGate(endpoint, valid.value, context, deps)
  if (stopped(passed)) return passed
  return { value: { input: valid.value, key: key.value, ...passed.value } }
}

export function refuse(reply: FastifyReply, failed: Failure) {
  const { status, envelope } = failure(failed)
  if (failed.waitMs !== undefined) reply.header('retry-after', Math.ceil(failed.waitMs / 1000))
  return reply.code(status).send(envelope)
}
