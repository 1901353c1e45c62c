import type { FastifyInstance } from 'fastify'

const METHODS = 'GET, POST, DELETE'
const HEADERS =
  'authorization, content-type, data-source, idempotency-key, securekey, securesign, securetimestamp, x-request-id'
const DAY_S = 86_400

/** Lets scripts of these origins call with a token. Cookies are never taken, so no credentials are allowed. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (!origin || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'x-request-id, retry-after')
    if (request.method !== 'OPTIONS') return
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', DAY_S)
      .code(204)
      .send()
  })
}
