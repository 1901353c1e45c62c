import 'server-only'
import 'reflect-metadata'
import http from 'node:http'
import https from 'node:https'
import { axiosTransport } from '@zhushutong/sdk/axios'
import type { FullClient } from '@zhushutong/sdk/portal'
import { createServerClient } from '@zhushutong/sdk/portal/node'
import axios from 'axios'
import { Container } from 'inversify'
import { gatewayOrigin } from '../../settings/environment'
import { forwardedHeaders } from './caller'
import { contentModule } from './reads/content'
import { instituteModule } from './reads/institute'
import { recordsModule } from './reads/records'
import { CALLS, CLOCK, TOKEN, VISITOR_CALLS } from './services'
import { sessionModule } from './session'
import { siteModule } from './site'

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
const createCalls = (token?: string, forwarded: Readonly<Record<string, string>> = {}): FullClient =>
  createServerClient({
    baseUrl: gatewayOrigin(),
    getToken: ({ refused }) => (refused === undefined ? token : undefined),
    encrypt: 'never',
    transport,
    dataSource: 'portal-web',
    forwardedHeaders: forwarded,
  })

/** Ports over a reader's calls; each request has its own. */
const READER_MODULES = [recordsModule, sessionModule]
/** Ports with data that is the same for every reader. */
const SHARED_MODULES = [siteModule, contentModule, instituteModule]

let shared: Container | undefined

const sharedContainer = (): Container => {
  if (shared) return shared
  shared = new Container()
  shared.bind(CLOCK).toConstantValue(Date.now)
  shared
    .bind(VISITOR_CALLS)
    .toDynamicValue(() => createCalls())
    .inSingletonScope()
  shared.load(...SHARED_MODULES)
  return shared
}

/** A container for one reader, below the shared one. */
const readerContainerOver = (calls: FullClient, token?: string): Container => {
  const container = new Container({ parent: sharedContainer() })
  container.bind(TOKEN).toConstantValue(token)
  container.bind(CALLS).toConstantValue(calls)
  container.load(...READER_MODULES)
  return container
}

let visitors: Container | undefined

/** Ports without a reader, for data that is the same for all, and for sitemaps. */
export function visitorContainer(): Container {
  visitors ??= readerContainerOver(sharedContainer().get(VISITOR_CALLS))
  return visitors
}

/** The ports of the reader of one request; those of a visitor if there is no token. */
export function readerContainer(headers: Pick<Headers, 'get'>, token?: string): Container {
  return readerContainerOver(createCalls(token, forwardedHeaders(headers)), token)
}
