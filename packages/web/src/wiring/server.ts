import 'server-only'
import 'reflect-metadata'
import type { RecordLookup } from '@zhushutong/domain/records'
import { createPortalClient, type PortalClient } from '@zhushutong/sdk'
import { recordLookup } from '@zhushutong/sdk/adapters'
import { Container, type ServiceIdentifier } from 'inversify'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { TOKEN_COOKIE } from './cookies'
import { gatewayOrigin } from './environment'
import { createMemberRead } from './member'
import { createSite } from './site'
import { TOKENS } from './tokens'
import { createTrade } from './trade'

const CLIENT = Symbol.for('PortalClient') as ServiceIdentifier<PortalClient>

// Between two servers of our own the results travel plain: the network is ours or TLS (CRY-01 is for browsers).
const clientFor = (token?: string): PortalClient =>
  createPortalClient({ baseUrl: gatewayOrigin(), token, encrypt: 'never', dataSource: 'portal-web' })

const containerFor = (token?: string): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(CLIENT).toResolvedValue(() => clientFor(token), [])
  container
    .bind(TOKENS.records)
    .toResolvedValue((client: PortalClient): RecordLookup => recordLookup(client), [CLIENT])
  container.bind(TOKENS.site).toResolvedValue(createSite, [CLIENT])
  container.bind(TOKENS.trade).toResolvedValue(createTrade, [CLIENT])
  container.bind(TOKENS.member).toResolvedValue(createMemberRead, [CLIENT])
  return container
}

let visitors: Container | undefined

/** What any visitor's page is made from; one for the process, since it knows nobody. */
export const visitorContainer = (): Container => {
  visitors ??= containerFor()
  return visitors
}

/** What the page of the one who is logged in is made from; one for each request. */
export const memberContainer = cache(async (): Promise<Container> => {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value
  return token ? containerFor(decodeURIComponent(token)) : visitorContainer()
})
