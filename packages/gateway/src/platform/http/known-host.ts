import { isIP } from 'node:net'
import { isLocalHost } from '@zhushutong/domain/security-headers'
import type { FastifyInstance } from 'fastify'
import { CODES, failure } from './envelope'

/** Load balancers call these paths with any Host header. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/

const nameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')

/**
 * True when a Host header is an IP address, a name of this machine or one of `hosts`. Other names may be DNS
 * rebinding: an attacker's name that points here, so that the browser of an internal user reads responses for the
 * attacker's page.
 */
function isKnownHost(host: string, hosts: readonly string[]): boolean {
  const hostname = host.toLowerCase()
  return isLocalHost(hostname) || isIP(nameOf(hostname)) !== 0 || hosts.includes(hostname)
}

/** Rejects requests for unknown hosts with 421, without repeating the name. */
export function refuseUnknownHosts(app: FastifyInstance, origins: readonly string[]) {
  const hosts = origins.map((origin) => new URL(origin).host)
  app.addHook('onRequest', async (request, reply) => {
    if (HEALTH.test(request.url) || isKnownHost(request.headers.host ?? '', hosts)) return
    const message =
      '网关不用这个名字应答；请把对外的地址写进 GATEWAY_ORIGIN，把门户访问网关的地址写进 GATEWAY_INTERNAL_ORIGIN'
    const { status, envelope } = failure({ error: CODES.badRequest, status: 421, message })
    return reply.code(status).send(envelope)
  })
}
