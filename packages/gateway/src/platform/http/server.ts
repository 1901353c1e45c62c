import { randomUUID } from 'node:crypto'
import { isRequestId } from '@zhushutong/domain/portal/errors'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { isConnectionLost, isOutOfSpace } from '../db'
import { findTraceId } from '../telemetry'
import { allowOrigins } from './cors'
import { CODES, type Failure, failure } from './envelope'
import { refuseUnknownHosts } from './known-host'
import { findTooDeep, tooDeepFailure } from './nesting'
import { addSecurityHeaders } from './security-headers'
import { serializeError } from './serialize-error'
import { Unavailable } from './unavailable'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer
  }
}

export interface ServerOptions {
  readonly logLevel?: string
  /** Destination of log lines; default: standard output. */
  readonly logTo?: { write(line: string): void }
  /** The trusted source of the client's address: the socket only, a proxy on this machine, or the last n proxies. */
  readonly trustProxy?: false | 'loopback' | number
  /** Time in ms for a request to arrive; slower connections are closed. */
  readonly requestMs?: number
  /** bytes */
  readonly bodyLimit?: number
  /** Called for every failure with status 500 or above. */
  readonly onFault?: (error: unknown) => void
  /** Origins whose scripts may call the gateway; none by default. */
  readonly corsOrigins?: readonly string[]
  /** Addresses of the gateway besides those of this machine. Requests for other hosts are rejected. */
  readonly origins?: readonly string[]
}

const BODY_LIMIT = 1024 * 1024
// Longer than the idle time of usual proxies, so that the gateway never closes a connection first.
const KEEP_ALIVE_MS = 72_000
/** 20 s: enough for a request of 1 MB at 0.5 Mbit/s. */
const REQUEST_MS = 20_000
const HEADERS_MS = 10_000

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'mobile',
  'phone',
  'loginName',
  'password',
  'token',
  'access_token',
  'validationCode',
  'loginTaskId',
  'sign',
  'secureKey',
  'securekey',
  'secureSign',
  'securesign',
]
const quoted = SECRETS.map((name) => `["${name}"]`)
const REDACTED = ['', '*', '*.*', '*.*.*'].flatMap((depth) => quoted.map((name) => `${depth}${name}`))

/** Adds the running trace to a line, unless its logger does: that of a call. */
const addTraceId = (_line: object, _level: number, logger: { bindings(): object }): object => {
  const traceId = findTraceId()
  return traceId === undefined || 'traceId' in logger.bindings() ? {} : { traceId }
}

const pathOf = (url: string) => url.split('?', 1)[0]

const MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: '请求内容过大',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '不支持的内容类型，请使用 application/json',
  FST_ERR_CTP_INVALID_JSON_BODY: '请求内容不是正确的 JSON',
}

class RefusedBody extends Error {
  constructor(readonly failure: Failure) {
    super('body refused')
  }
}

/** Parses JSON bodies; an empty one means no body. The raw bytes are stored for signature checks. */
function keepRawBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody')
  app.addHook('onRequest', async (request) => {
    request.rawBody = Buffer.alloc(0)
  })
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body
    if (body.length === 0) return done(null, undefined)
    const field = findTooDeep(body)
    if (field === null) parseJson(request, body.toString('utf8'), done)
    else done(new RefusedBody(tooDeepFailure(field)))
  })
}

const addOwnHeaders = (request: FastifyRequest, reply: FastifyReply) =>
  addSecurityHeaders(request, reply.header('x-request-id', request.id))

const notFound = (reply: FastifyReply) => {
  const { status, envelope } = failure({ error: CODES.notFound })
  return reply.code(status).send(envelope)
}

/** No resource has a NUL in its name, and PostgreSQL rejects a query with NUL. */
function refuseNul(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (pathOf(request.url)?.includes('%00')) return notFound(reply)
  })
}

/** Nothing was written; a later retry may succeed. */
const NO_SPACE: Failure = {
  error: CODES.fault,
  status: 503,
  message: '服务器存储空间不足，暂时不能完成，请稍后重试',
}

/** The database restarts or is unreachable, usually for seconds. */
const NO_DATABASE: Failure = {
  error: CODES.fault,
  status: 503,
  message: '服务暂时不可用，请稍后重试',
}

const RETRY_AFTER_S = 2

const faultOf = (error: unknown): Failure => {
  if (isOutOfSpace(error)) return NO_SPACE
  if (isConnectionLost(error)) return NO_DATABASE
  return error instanceof Unavailable
    ? { error: CODES.fault, status: error.statusCode, message: error.text }
    : { error: CODES.fault }
}

function answerErrors(app: FastifyInstance, onFault: ServerOptions['onFault']) {
  app.setNotFoundHandler((_, reply) => notFound(reply))
  app.setErrorHandler<FastifyError | RefusedBody>((error, request, reply) => {
    if (error instanceof RefusedBody) {
      const refused = failure(error.failure)
      return reply.code(refused.status).send(refused.envelope)
    }
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed')
      onFault?.(error)
    }
    const sent =
      status >= 500
        ? failure(faultOf(error))
        : failure({ error: CODES.badRequest, status, message: MESSAGES[error.code] })
    if (sent.status === 503) reply.header('retry-after', RETRY_AFTER_S)
    return reply.code(sent.status).send(sent.envelope)
  })
}

/**
 * A bare server: JSON bodies, the envelope around every error, an id on every request (returned as x-request-id) and
 * a log without secrets, phone numbers and query strings.
 */
export function createServer(options: ServerOptions = {}): FastifyInstance {
  const { requestMs = REQUEST_MS, trustProxy: trusted = false } = options
  const app = Fastify({
    trustProxy: typeof trusted === 'number' ? (_, hop) => hop < trusted : trusted,
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: requestMs,
    http: { headersTimeout: Math.min(HEADERS_MS, requestMs), connectionsCheckingInterval: requestMs / 4 },
    genReqId: (request) => {
      const header = request.headers['x-request-id']
      return isRequestId(header) ? header : randomUUID()
    },
    routerOptions: { maxParamLength: 300 },
    // A malformed URL, or one with a too long parameter, is a 404. No hooks run for these.
    frameworkErrors: (_, request, reply) => notFound(addOwnHeaders(request, reply)),
    logger: {
      level: options.logLevel ?? 'info',
      redact: { paths: REDACTED, censor: '***' },
      mixin: addTraceId,
      serializers: {
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          path: pathOf(request.url),
          ip: request.ip,
        }),
        err: (error: FastifyError) => serializeError(error),
      },
      ...(options.logTo && { stream: options.logTo }),
    },
  })
  app.addHook('onSend', async (request, reply) => {
    addOwnHeaders(request, reply)
  })
  refuseUnknownHosts(app, options.origins ?? [])
  refuseNul(app)
  keepRawBodies(app)
  answerErrors(app, options.onFault)
  allowOrigins(app, options.corsOrigins ?? [])
  return app
}

export type { FastifyBaseLogger as Log, FastifyInstance as Server }
