import 'server-only'
import type { Viewer } from '@zhushutong/domain/access'
import type { RecordLookup, RecordQuery } from '@zhushutong/domain/records'
import { createPortalClient } from '@zhushutong/sdk'
import { recordLookup } from '@zhushutong/sdk/adapters'
import { gatewayOrigin } from './environment'
import { viewerOfVip } from './member'
import { memberNames } from './member-names'

/** What the gateway says and gives to the holder of a token. */
export interface MemberGateway {
  /** Who they are and what they may at this moment; null for a token that it does not know (any more). */
  who(): Promise<{ readonly name: string; readonly viewer: Viewer } | null>
  search(kind: string, query: RecordQuery): ReturnType<RecordLookup['search']>
}

const nameOf = memberNames()

const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null)

/** The gateway for one token and one request: but for the name, nothing of it is remembered. */
export const memberGateway = (token: string): MemberGateway => {
  const client = createPortalClient({
    baseUrl: gatewayOrigin(),
    token,
    encrypt: 'never',
    dataSource: 'portal-web',
  })
  return {
    who: async () => {
      const name = nameOf(token, async () => (await client.profile.memberInfo()).nickName)
      return orNull(
        Promise.all([name, client.profile.vipInfo()]).then(([name, vip]) => ({
          name,
          viewer: viewerOfVip(vip),
        })),
      )
    },
    search: recordLookup(client).search,
  }
}
