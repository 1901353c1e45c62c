import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publish } from './measurements'
import { beginSpan, runIn } from './observe'

interface ObservedCall {
  /** The business code of the envelope, as soon as there is one. */
  code?: string
  readonly run: (next: () => void) => void
  readonly end: () => void
}

const readCode = (payload: unknown): string | undefined => {
  const code = (payload as { statusCode?: unknown } | null)?.statusCode
  return typeof code === 'string' ? code : undefined
}

/** Addresses without a route are one call: a caller may make up any number of them. */
const UNKNOWN = 'unknown'

/**
 * Measures every call, and makes it a step of the trace that its traceparent names. A call ends with its response, also
 * when the caller has disconnected.
 * @param names names of the calls by method and route, such as `POST /a/:id`
 */
export function observeCalls(app: FastifyInstance, names: ReadonlyMap<string, string>): void {
  const calls = new WeakMap<FastifyRequest, ObservedCall>()

  const begin = (request: FastifyRequest, reply: FastifyReply): ObservedCall => {
    const { method, headers, id, routeOptions } = request
    const route = routeOptions.url
    const name = route === undefined ? UNKNOWN : (names.get(`${method} ${route}`) ?? route)
    const { traceparent } = headers
    const span = beginSpan({
      name,
      kind: 'server',
      parent: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: { 'http.request.method': method, 'http.route': route ?? '', 'request.id': id },
    })
    if (span) {
      request.log = request.log.child({ traceId: span.traceId })
      reply.log = request.log
    }
    const end = () => {
      if (!calls.delete(request)) return
      const { statusCode: status, elapsedTime } = reply
      const code = call.code ?? String(status)
      span?.set({ 'http.response.status_code': status, 'response.code': code })
      span?.end(status >= 500 ? code : undefined)
      publish({ type: 'call', call: name, code, status, seconds: elapsedTime / 1000 })
    }
    const call: ObservedCall = { run: (next) => (span ? runIn(span, next) : next()), end }
    return call
  }

  app.addHook('onRequest', (request, reply, done) => {
    const call = begin(request, reply)
    calls.set(request, call)
    reply.raw.once('close', call.end)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const call = calls.get(request)
    if (call) call.run(done)
    else done()
  })
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const call = calls.get(request)
    if (call) call.code = readCode(payload)
    return payload
  })
  app.addHook('onResponse', async (request) => calls.get(request)?.end())
}
