import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const DAY_S = 86_400

/**
 * Allows scripts of these origins to call with a token. Credentials are not allowed, because cookies are never used.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  if (origins.length === 0) return
  app.register(cors, {
    // Other origins get no CORS headers, so their preflight fails.
    origin: (origin, done) => done(null, origin !== undefined && origins.includes(origin)),
    strictPreflight: false,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'data-source',
      'idempotency-key',
      'securekey',
      'securesign',
      'securetimestamp',
      'x-request-id',
      'x-sdk-version',
    ],
    // The date sets the clock of an encrypted call.
    exposedHeaders: ['date', 'x-request-id', 'retry-after'],
    maxAge: DAY_S,
  })
}
