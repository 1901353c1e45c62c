import type { IncomingMessage } from 'node:http'
import type { RecordKind, RecordQuery } from '@zhushutong/domain/records'
import type { HandedList } from '../wiring/hand-over'
import type { MemberGateway } from '../wiring/member-list'
import { isClosedAsFor } from './closed-as-for'
import { memberAskOf, type PageAsk } from './page-ask'

/** The search behind a list's page. */
export interface ListSearch {
  readonly kind: RecordKind
  readonly query: RecordQuery
}

/** How lists are asked for on behalf of members. */
export interface MemberLists {
  /** The search behind an address; null where it is no list. */
  readonly listAt: (url: string, host: string, userAgent: string) => ListSearch | null
  readonly gatewayFor: (token: string) => MemberGateway
}

/** A list for a member: the page that is the same for all who may the same, and the name that belongs into it. */
export interface MembersAsk extends PageAsk {
  readonly name: string
  /** Fetches what the page is made from; null where it must not be kept. */
  readonly read: () => Promise<HandedList | null>
}

/**
 * What a member asks for, once the gateway has said on this very request that their token holds and what it may:
 * that is the page's key, beside its address. Null for what is no list, and for a token that is not known.
 */
export const membersAsk = async (
  request: IncomingMessage,
  { listAt, gatewayFor }: MemberLists,
  phonesApart: boolean,
): Promise<MembersAsk | null> => {
  const ask = memberAskOf(request, phonesApart)
  const list = ask && listAt(ask.url, ask.host, ask.userAgent)
  if (!list) return null
  const { token, ...page } = ask
  const gateway = gatewayFor(token)
  const member = await gateway.who()
  if (!member) return null
  const { name, viewer } = member
  return {
    ...page,
    key: `member ${page.key} ${JSON.stringify(viewer)}`,
    name,
    read: async () => {
      const found = await gateway.search(list.kind.kind, list.query)
      return 'error' in found || !isClosedAsFor(viewer, list.kind, found) ? null : { viewer, page: found }
    },
  }
}
