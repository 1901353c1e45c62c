import type { Contract, Endpoint, InputOf, ResultOf, StreamEndpoint } from '@zhushutong/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { CallContext } from './context'
import { type Failure, isFailure, success } from './envelope'
import { admit, type MountDeps, refuse, routeOf, type Step, stopped } from './limits/admit'
import type { Passage } from './limits/reading-gate'
import { mountStream, type StreamHandler } from './mount-stream'
import { mountUpload } from './multipart'

export type Handler<E> = (input: InputOf<E>, context: CallContext) => Promise<ResultOf<E> | Failure>
export type Handlers<C extends Contract> = {
  readonly [Name in keyof C]: C[Name] extends StreamEndpoint ? StreamHandler<C[Name]> : Handler<C[Name]>
}

/** Restricts the result to the contract's fields; an invalid result is a defect. */
const checkResult = (endpoint: Endpoint, result: unknown): unknown => {
  const parsed = safeParse(endpoint.result(), result)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${endpoint.path} answered against its contract: ${issue?.path.join('.')} ${issue?.code}`)
}

/** Runs the handler and reports the records of a reading call to the gate. */
const settled = async <T>(passage: Passage | null, run: () => Promise<T>): Promise<T | object> => {
  if (!passage) return run()
  try {
    const result = await run()
    if (isFailure(result)) return result
    passage.count(result)
    const { dailyLimit } = passage
    return dailyLimit ? { ...result, dailyLimit } : result
  } finally {
    passage.end()
  }
}

async function answer(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
  deps: MountDeps,
): Promise<Step<unknown>> {
  const admitted = await admit(endpoint, request, deps)
  if (stopped(admitted)) return admitted
  const { input, context, key, passage } = admitted.value
  const result = await settled(passage, () => handler(input as never, context))
  if (isFailure(result)) return result
  const data = checkResult(endpoint, result)
  return { value: endpoint.encrypted && key ? key.encrypt(JSON.stringify(data)) : data }
}

/** Serves a call of the contract at its path and aliases. */
export function mountEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  deps: MountDeps,
) {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const answered = await answer(endpoint, handler as Handler<Endpoint>, request, deps)
    reply.header('cache-control', 'no-store')
    return stopped(answered) ? refuse(reply, answered) : success(answered.value)
  }
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    const route = { method: endpoint.method, url: routeOf(path), handler: serve }
    if (endpoint.multipart) mountUpload(app, route, endpoint.multipart)
    else app.route(route)
  }
}

/** Serves every call of a group; a missing handler is a compile error. */
export function mountGroup<C extends Contract>(
  app: FastifyInstance,
  group: C,
  handlers: Handlers<C>,
  deps: MountDeps,
) {
  for (const name of Object.keys(group) as (keyof C)[]) {
    const endpoint = group[name]!
    if (endpoint.streams) {
      mountStream(app, endpoint as StreamEndpoint, handlers[name] as StreamHandler<StreamEndpoint>, deps)
    } else mountEndpoint(app, endpoint, handlers[name] as Handler<Endpoint>, deps)
  }
}
