import 'server-only'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import type { RecordLookup } from '@zhushutong/domain/records'
import { memberContainer, visitorContainer } from '@/wiring/server'
import { TOKENS } from '@/wiring/tokens'
import type { Trade } from '@/wiring/trade'
import type { Member, Site } from '@/wiring/types'

/** Who a page is rendered for, and what it may read on their behalf. */
export interface Reader {
  readonly records: RecordLookup
  readonly site: Site
  /** Packages and orders. */
  readonly trade: Trade
  readonly member: Member | null
  readonly viewer: Viewer
  /** The browser still holds a token that the gateway no longer knows (ERR-03). */
  readonly sessionExpired: boolean
}

/** Any visitor: the same for all, so that the page can be cached whole. */
export const visitorReader = (): Reader => {
  const container = visitorContainer()
  return {
    records: container.get(TOKENS.records),
    site: container.get(TOKENS.site),
    trade: container.get(TOKENS.trade),
    member: null,
    viewer: VISITOR,
    sessionExpired: false,
  }
}

/** The one whose token came with the request. */
export const memberReader = async (): Promise<Reader> => {
  const container = await memberContainer()
  const { member, sessionExpired } = await container.get(TOKENS.member)()
  return {
    records: container.get(TOKENS.records),
    site: container.get(TOKENS.site),
    trade: container.get(TOKENS.trade),
    member,
    viewer: member?.viewer ?? VISITOR,
    sessionExpired,
  }
}
