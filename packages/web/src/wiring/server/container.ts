import 'server-only'
import { createPortalClient, type PortalClient } from '@zhushutong/sdk'
import { containerOf } from '../container'
import { forwardedHeaders } from './caller'
import { gatewayOrigin } from './environment'

// Between two servers of our own the results are not encrypted: the network is private or TLS (CRY-01 is
// for browsers).
const clientFor = (token?: string, forwarded: Readonly<Record<string, string>> = {}): PortalClient =>
  createPortalClient({
    baseUrl: gatewayOrigin(),
    token,
    encrypt: 'never',
    dataSource: 'portal-web',
    forwardedHeaders: forwarded,
  })

export type ServerContainer = ReturnType<typeof containerFor>

const containerFor = (...reader: Parameters<typeof clientFor>) => containerOf('server', clientFor(...reader))

let visitors: ServerContainer | undefined

/** The ports of no reader in particular: for what is the same for all, and sitemaps. */
export function visitorContainer(): ServerContainer {
  visitors ??= containerFor()
  return visitors
}

/** The ports of the reader of one request; a visitor without a token. */
export function readerContainer(headers: Pick<Headers, 'get'>, token?: string): ServerContainer {
  return containerFor(token, forwardedHeaders(headers))
}
