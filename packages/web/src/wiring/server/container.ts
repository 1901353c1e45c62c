import 'server-only'
import http from 'node:http'
import https from 'node:https'
import { axiosTransport } from '@zhushutong/sdk/axios'
import type { FullClient } from '@zhushutong/sdk/portal'
import { createServerClient } from '@zhushutong/sdk/portal/node'
import axios from 'axios'
import { createContainer } from '../container'
import { forwardedHeaders } from './calls/caller'
import { gatewayOrigin } from './environment'

const CONNECTIONS = { keepAlive: true, maxSockets: 100 } as const

/** The connections of all clients of this server; they take no proxy, since the gateway is a server of our own. */
const transport = axiosTransport(
  axios.create({
    httpAgent: new http.Agent(CONNECTIONS),
    httpsAgent: new https.Agent(CONNECTIONS),
    proxy: false,
  }),
)

// Calls between our own two servers are not encrypted by the SDK: the network is private or TLS (CRY-01 is for
// browsers). A reader whose token is refused is a visitor; the session reports it (ERR-03).
const clientFor = (token?: string, forwarded: Readonly<Record<string, string>> = {}): FullClient =>
  createServerClient({
    baseUrl: gatewayOrigin(),
    getToken: ({ refused }) => (refused === undefined ? token : undefined),
    encrypt: 'never',
    transport,
    dataSource: 'portal-web',
    forwardedHeaders: forwarded,
  })

export type ServerContainer = ReturnType<typeof containerFor>

const containerFor = (...reader: Parameters<typeof clientFor>) =>
  createContainer('server', clientFor(...reader))

let visitors: ServerContainer | undefined

/** Ports without a reader, for data that is the same for all, and for sitemaps. */
export function visitorContainer(): ServerContainer {
  visitors ??= containerFor()
  return visitors
}

/** The ports of the reader of one request; those of a visitor if there is no token. */
export function readerContainer(headers: Pick<Headers, 'get'>, token?: string): ServerContainer {
  return containerFor(token, forwardedHeaders(headers))
}
