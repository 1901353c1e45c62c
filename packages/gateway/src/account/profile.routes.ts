import { maskPhone } from '@zhushutong/domain/formatting'
import type { contract } from '@zhushutong/sdk/contract'
import type { Database } from '../db'
import { countFavourites } from '../favourites'
import { type CallContext, CODES, type Failure, type Handlers, sessionOf } from '../http'
import type { Session } from './session.store'

const GONE: Failure = { error: CODES.sessionExpired }

const isWhole = (session: object): session is Session => 'member' in session

/** The session as this feature resolved it when the call came in, with the member in it. */
const own = ({ session }: CallContext): Session | null => (session && isWhole(session) ? session : null)

/** The user about themselves. */
export function profileHandlers(database: Pick<Database, 'orm'>): Handlers<typeof contract.profile> {
  return {
    async memberInfo(_, context) {
      const session = own(context)
      if (!session) return GONE
      const { userId, member } = session
      const { nickName, headImgUrl, wxNickName, createTime, walletInfo } = member
      const mobile = maskPhone(member.mobile)
      return { userId, mobile, nickName: nickName ?? '', headImgUrl, wxNickName, createTime, walletInfo }
    },

    async vipInfo(_, context) {
      const session = own(context)
      if (!session) return GONE
      const { vipInfo, memberIncrementInfos } = session.member
      return {
        meberInfo: session.viewer.svip,
        vipInfo: vipInfo?.overTime == null ? null : { type: vipInfo.type, overTime: vipInfo.overTime },
        memberIncrementInfos: [...memberIncrementInfos],
        switchToolDtos: [],
      }
    },

    // Messages and monitors are not part of the product yet: there are none to count.
    async messageCount(_, context) {
      const favoritesTotal = await countFavourites(database, sessionOf(context).userId)
      return { messageUnreadNum: 0, messageTotal: 0, monitorTotal: 0, favoritesTotal }
    },
  }
}
