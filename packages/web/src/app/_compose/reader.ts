import 'server-only'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import type { ComqueryLookup } from '@zhushutong/domain/comquery'
import type { RecordLookup } from '@zhushutong/domain/records'
import type { HandedList } from '@/wiring/hand-over'
import type { ReadInsight } from '@/wiring/insight'
import type { Kept } from '@/wiring/kept'
import { memberContainer, visitorContainer } from '@/wiring/server'
import type { CheckStaff } from '@/wiring/staffing'
import { TOKENS } from '@/wiring/tokens'
import type { Trade } from '@/wiring/trade'
import type { Member, Site } from '@/wiring/types'

/** Who a page is rendered for, and what it may read on their behalf. */
export interface Reader {
  readonly records: RecordLookup
  readonly comquery: ComqueryLookup
  /** The same for every reader. */
  readonly site: Site
  readonly insight: ReadInsight
  readonly checkStaff: CheckStaff
  /** Packages and orders. */
  readonly trade: Trade
  /** Favourites and reports of the one who is logged in. */
  readonly kept: Kept
  readonly member: Member | null
  readonly viewer: Viewer
  /** The browser still holds a token that the gateway no longer knows (ERR-03). */
  readonly sessionExpired: boolean
}

const shared = () => ({
  site: visitorContainer().get(TOKENS.site),
})

/** Any visitor: the same for all, so that the page can be cached whole. */
export const visitorReader = (): Reader => {
  const container = visitorContainer()
  return {
    records: container.get(TOKENS.records),
    comquery: container.get(TOKENS.comquery),
    ...shared(),
    insight: container.get(TOKENS.insight),
    checkStaff: container.get(TOKENS.checkStaff),
    trade: container.get(TOKENS.trade),
    kept: container.get(TOKENS.kept),
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
    comquery: container.get(TOKENS.comquery),
    ...shared(),
    insight: container.get(TOKENS.insight),
    checkStaff: container.get(TOKENS.checkStaff),
    trade: container.get(TOKENS.trade),
    kept: container.get(TOKENS.kept),
    member,
    viewer: member?.viewer ?? VISITOR,
    sessionExpired,
  }
}

/** Nobody: whoever sees the page has their name put in the place of this id (server/member-lists.ts). */
const anyMember = (id: string, viewer: Viewer): Member => ({
  userId: '',
  nickName: id,
  mobile: '',
  points: 0,
  createdAt: 0,
  viewer,
  svipUntil: null,
  services: [],
})

/**
 * Any member with these entitlements: the same page for all of them. It reads the list that was handed over, and
 * beyond it what every visitor may; no token comes with the request.
 */
export const handedReader = ({ id, viewer, page }: HandedList & { readonly id: string }): Reader => {
  const visitor = visitorReader()
  return {
    ...visitor,
    records: { ...visitor.records, search: async () => page },
    member: anyMember(id, viewer),
    viewer,
  }
}
