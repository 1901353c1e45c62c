import { mayEnterQualificationSite } from '@zhushutong/domain/access'
import { maskPhone } from '@zhushutong/domain/formatting'
import type { contract } from '@zhushutong/sdk/contract'
import { countFavourites } from '../favourites'
import { countMessages } from '../messages'
import type { Database } from '../platform/db'
import { type CallContext, CODES, type Failure, type Handlers, sessionOf } from '../platform/http'
import { readTrackingChoice } from '../tracking'
import { countFollowed } from './count-followed'
import { type MiniProgramConfig, miniProgramPicture } from './mini-program'
import type { Session } from './session.store'
import { isWechatBound } from './wechat'

const GONE: Failure = { error: CODES.sessionExpired }

const NO_MINI_PROGRAM: Failure = { error: '30003', status: 404, message: '本站没有小程序' }

const isWhole = (session: object): session is Session => 'member' in session

const wholeSession = ({ session }: CallContext): Session | null =>
  session && isWhole(session) ? session : null

export function profileHandlers(
  database: Pick<Database, 'orm'>,
  config: MiniProgramConfig,
): Handlers<typeof contract.profile> {
  return {
    async memberInfo(_, context) {
      const session = wholeSession(context)
      if (!session) return GONE
      const { userId, member } = session
      const { nickName, headImgUrl, wxNickName, createTime, walletInfo } = member
      const mobile = maskPhone(member.mobile)
      const isTracked = await readTrackingChoice(database, userId)
      return {
        userId,
        mobile,
        nickName: nickName ?? '',
        headImgUrl,
        wxNickName,
        isWechatBound: await isWechatBound(database.orm, userId),
        createTime,
        walletInfo,
        isTracked,
      }
    },

    async vipInfo(_, context) {
      const session = wholeSession(context)
      if (!session) return GONE
      const { vipInfo, memberIncrementInfos, userRole, memberships } = session.member
      return {
        meberInfo: session.viewer.svip,
        membershipEnded: await session.tellMembershipEnd(),
        vipInfo: vipInfo?.overTime == null ? null : { type: vipInfo.type, overTime: vipInfo.overTime },
        memberIncrementInfos: [...memberIncrementInfos],
        switchToolDtos: [],
        userRole,
        memberships: memberships.map((membership) => ({
          ...membership,
          paidTerms: [...membership.paidTerms],
        })),
        serverTime: context.now,
      }
    },

    async messageCount(_, context) {
      const { userId } = sessionOf(context)
      const { unread, total } = await countMessages(database.orm, userId)
      const monitorTotal = await countFollowed(database.orm, userId)
      const favoritesTotal = await countFavourites(database, userId)
      return { messageUnreadNum: unread, messageTotal: total, monitorTotal, favoritesTotal }
    },

    verifyQualificationUser: async (_, { viewer }) => ({ allowed: mayEnterQualificationSite(viewer) }),
    async miniProgram() {
      const url = miniProgramPicture(config)
      return url === null ? NO_MINI_PROGRAM : { url }
    },
  }
}
