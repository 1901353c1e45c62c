import type { Contract, Endpoint, InputOf, ResultOf } from '@zhushutong/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { Clock } from '../clock'
import { type CallContext, contextOf, type ResolveSession, tokenOf } from './context'
import type { Secure, SecureKey } from './encrypted'
import { CODES, type Failure, failure, isFailure, success } from './envelope'
import { validate } from './validate'

export type Handler<E> = (input: InputOf<E>, context: CallContext) => Promise<ResultOf<E> | Failure>
export type Handlers<C extends Contract> = { readonly [Name in keyof C]: Handler<C[Name]> }

export interface MountDeps {
  readonly clock: Clock
  readonly resolveSession: ResolveSession
  readonly secure: Secure
}

/** A fulfilled step's value, or the failure that ends the call. */
type Step<T> = { readonly value: T } | Failure
const stopped = <T>(step: Step<T>): step is Failure => 'error' in step

/** `/a/{id}` of the contract as Fastify writes it. */
export const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const agreeOnKey = (endpoint: Endpoint, request: FastifyRequest, secure: Secure): Step<SecureKey | null> => {
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

/** An encrypted request's body is `{"data": "<base64>"}`: the JSON text under the call's key. */
const decryptBody = (body: unknown, key: SecureKey): Step<unknown> => {
  const text = isRecord(body) && typeof body.data === 'string' ? key.decrypt(body.data) : null
  try {
    return text === null ? { error: CODES.insecure } : { value: JSON.parse(text) }
  } catch {
    return { error: CODES.insecure }
  }
}

const inputOf = (endpoint: Endpoint, request: FastifyRequest, key: SecureKey | null): Step<unknown> => {
  const sent = endpoint.method === 'POST' ? request.body : request.query
  const opened = endpoint.encryptsRequest && key ? decryptBody(sent, key) : { value: sent ?? {} }
  if (stopped(opened) || !isRecord(opened.value)) return opened
  return { value: { ...opened.value, ...(request.params as Record<string, string>) } }
}

const refusal = (endpoint: Endpoint, request: FastifyRequest, context: CallContext): Failure | null => {
  if (endpoint.access !== 'token' || context.session) return null
  return { error: tokenOf(request.headers) ? CODES.sessionExpired : CODES.loginNeeded }
}

/** What leaves is what the contract names: other fields of a result are dropped, and a wrong one is a defect. */
const resultOf = (endpoint: Endpoint, result: unknown): unknown => {
  const parsed = safeParse(endpoint.result(), result)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${endpoint.path} answered against its contract: ${issue?.path.join('.')} ${issue?.code}`)
}

async function answer(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
  deps: MountDeps,
) {
  const key = agreeOnKey(endpoint, request, deps.secure)
  if (stopped(key)) return key
  const context = await contextOf(request, deps, endpoint.access)
  const refused = refusal(endpoint, request, context)
  if (refused) return refused
  const input = inputOf(endpoint, request, key.value)
  if (stopped(input)) return input
  const valid = validate(endpoint.request(), input.value)
  if (!valid.ok) return valid.failure
  const result = await handler(valid.value, context)
  if (isFailure(result)) return result
  const data = resultOf(endpoint, result)
  return { value: endpoint.encrypted && key.value ? key.value.encrypt(JSON.stringify(data)) : data }
}

/** Serves one call of the contract at its path and its aliases. */
export function mountEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  deps: MountDeps,
) {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const answered = await answer(endpoint, handler as Handler<Endpoint>, request, deps)
    reply.header('cache-control', 'no-store')
    if (!stopped(answered)) return success(answered.value)
    const { status, envelope } = failure(answered)
    return reply.code(status).send(envelope)
  }
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({ method: endpoint.method, url: routeOf(path), handler: serve })
  }
}

/** Serves every call of a group; a call without a handler does not compile. */
export function mountGroup<C extends Contract>(
  app: FastifyInstance,
  group: C,
  handlers: Handlers<C>,
  deps: MountDeps,
) {
  for (const name of Object.keys(group) as (keyof C)[]) {
    mountEndpoint(app, group[name]!, handlers[name] as Handler<Endpoint>, deps)
  }
}
