import 'server-only'
import 'reflect-metadata'
import type { RecordLookup } from '@zhushutong/domain/records'
import { createPortalClient, type PortalClient } from '@zhushutong/sdk'
import { comqueryLookup, recordLookup } from '@zhushutong/sdk/adapters'
import { Container, type ServiceIdentifier } from 'inversify'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { TOKEN_COOKIE } from './cookies'
import { gatewayOrigin } from './environment'
import { createInsight } from './insight'
import { createKept } from './kept'
import { createMemberRead } from './member'
import { createSite } from './site'
import { createSitemap } from './sitemap'
import { createCheckStaff } from './staffing'
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
  container.bind(TOKENS.insight).toResolvedValue(createInsight, [CLIENT])
  container.bind(TOKENS.comquery).toResolvedValue((client: PortalClient) => comqueryLookup(client), [CLIENT])
  container.bind(TOKENS.checkStaff).toResolvedValue(createCheckStaff, [CLIENT])
  container.bind(TOKENS.trade).toResolvedValue(createTrade, [CLIENT])
  container.bind(TOKENS.kept).toResolvedValue(createKept, [CLIENT])
  container.bind(TOKENS.member).toResolvedValue(createMemberRead, [CLIENT])
  return container
}

let visitors: Container | undefined

/** What any visitor's page is made from; one for the process, since it knows nobody. */
export const visitorContainer = (): Container => {
  if (visitors) return visitors
  visitors = containerFor()
  visitors.bind(TOKENS.site).toResolvedValue(createSite, [CLIENT])
  visitors.bind(TOKENS.sitemap).toResolvedValue(createSitemap, [CLIENT])
  return visitors
}

/** What the page of the one who is logged in is made from; one for each request. */
export const memberContainer = cache(async (): Promise<Container> => {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value
  return token ? containerFor(decodeURIComponent(token)) : visitorContainer()
})
