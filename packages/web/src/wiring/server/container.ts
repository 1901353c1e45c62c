import 'server-only'
import { createPortalClient, type PortalClient } from '@zhushutong/sdk'
import { containerOf } from '../container'
import { gatewayOrigin } from './environment'

// Between two servers of our own the results are not encrypted: the network is private or TLS (CRY-01 is
// for browsers).
const clientFor = (token?: string): PortalClient =>
  createPortalClient({ baseUrl: gatewayOrigin(), token, encrypt: 'never', dataSource: 'portal-web' })

export type ServerContainer = ReturnType<typeof containerFor>

const containerFor = (token?: string) => containerOf('server', clientFor(token))

let visitors: ServerContainer | undefined

/** The ports of a visitor; one container for the process, because it has no token. */
export function visitorContainer(): ServerContainer {
  visitors ??= containerFor()
  return visitors
}

/** The ports with the token of one request. */
export function memberContainer(token: string): ServerContainer {
  return containerFor(token)
}
