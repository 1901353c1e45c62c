import * as z from 'zod/mini'
import { nothing, time } from './common'
import { endpoint } from './endpoint'

export const ADD_ON_TYPES = [
  'staff_vacancy',
  'company_dynamic',
  'company_outnews',
  'company_qualification_expire',
  'company_anxu_expire',
  'analysis_vip',
] as const

export const profile = {
  memberInfo: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO',
    summary: '当前用户的基本信息',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        userId: z.string(),
        /** Starred in the middle; the whole number never travels. */
        mobile: z.string(),
        nickName: z.string(),
        headImgUrl: z.nullable(z.string()),
        wxNickName: z.nullable(z.string()),
        createTime: time(),
        walletInfo: z.object({ integral: z.int() }),
      }),
  }),
  vipInfo: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO',
    summary: '当前用户的会员与增值服务',
    access: 'token',
    encrypted: true,
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** Whether the SVIP is in force now. */
        meberInfo: z.boolean(),
        vipInfo: z.nullable(z.object({ type: z.int(), overTime: time() })),
        memberIncrementInfos: z.array(z.object({ type: z.enum(ADD_ON_TYPES), overTime: time() })),
        switchToolDtos: z.array(z.object({ tool: z.string(), enabled: z.boolean() })),
      }),
  }),
  messageCount: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/message/getMessageCount',
    summary: '消息、监控与收藏的数量',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        messageUnreadNum: z.int(),
        messageTotal: z.int(),
        monitorTotal: z.int(),
        favoritesTotal: z.int(),
      }),
  }),
}
