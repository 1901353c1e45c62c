import { DATA_POLICY, listSecurityHeaders } from '@zhushutong/domain/security-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Adds security headers to a response, without overwriting those of the page: pages set their own policy, other
 * responses are data.
 */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const common = listSecurityHeaders({ isHttps: request.protocol === 'https', host: request.host })
  for (const [name, value] of Object.entries({ 'content-security-policy': DATA_POLICY, ...common }))
    if (!reply.hasHeader(name)) reply.header(name, value)
  return reply
}
