import * as z from 'zod/mini'
import { fen, nothing, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'

export const ADD_ON_TYPES = [
  'staff_vacancy',
  'company_dynamic',
  'company_outnews',
  'company_qualification_expire',
  'company_anxu_expire',
  'analysis_vip',
] as const

/** Every kind of membership. */
export const MEMBERSHIPS = ['svip', 'enterprise', ...ADD_ON_TYPES] as const

/**
 * The header of calls that a portal makes to render a page. None of them but vipInfo reports the end of a
 * membership.
 */
export const PAGE_RENDER_HEADER = 'x-page-render'

export const profile = {
  memberInfo: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        userId: z.string(),
        /** Masked in the middle; the full number is never sent. */
        mobile: z.string(),
        nickName: z.string(),
        headImgUrl: z.nullable(z.string()),
        wxNickName: z.nullable(z.string()),
        /** True when a WeChat account is bound, which the user may use to log in. */
        isWechatBound: z.boolean(),
        createTime: time(),
        walletInfo: z.object({ integral: z.int(), balance: fen() }),
        /** True when the user allows tracking (TRK-03). */
        isTracked: z.boolean(),
      }),
  }),
  vipInfo: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO',
    access: 'token',
    encrypted: true,
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** True while the SVIP is valid. */
        meberInfo: z.boolean(),
        /** True when the membership has ended since this session's last call; returned once (ERR-05). */
        membershipEnded: z.boolean(),
        vipInfo: z.nullable(z.object({ type: z.int(), overTime: time() })),
        memberIncrementInfos: z.array(z.object({ type: z.enum(ADD_ON_TYPES), overTime: time() })),
        switchToolDtos: z.array(z.object({ tool: z.string(), enabled: z.boolean() })),
        /** C_VIP, or CWEB_COMBINE_CHILD for a shared account of an enterprise (ACC-12). */
        userRole: z.nullable(z.string()),
        /** All present and former memberships, each kind with its own end. */
        memberships: z.array(
          z.object({
            kind: z.enum(MEMBERSHIPS),
            overTime: time(),
            /** Number of shared accounts of an enterprise VIP. */
            childNumber: z.nullable(z.int()),
            /** True when an enterprise owns the membership and shares it with this user. */
            isShared: z.boolean(),
            /** Purchased terms, including past ones; the other days come from a trial or a gift (MEM-08). */
            paidTerms: z.array(z.object({ startTime: time(), endTime: time() })),
          }),
        ),
        /** The gateway's clock at this answer, which decides if a term is in force. */
        serverTime: time(),
      }),
  }),
  messageCount: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/message/getMessageCount',
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
  verifyQualificationUser: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/verifyQualificationUser',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ allowed: z.boolean() }),
  }),
  miniProgram: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/member/getWxAppletEwmUrl',
    access: 'none',
    idempotent: true,
    request: nothing,
    /** The URL of the picture of the mini program's QR code. */
    result: () => z.object({ url: z.string() }),
    errors: ['30003'],
  }),
}

export function profileWords(): GroupWords<typeof profile> {
  return {
    memberInfo: {
      summary: '当前用户的基本信息',
      result: {
        userId: '用户编号',
        mobile: '手机号，中间打码',
        nickName: '昵称',
        headImgUrl: '头像的网址',
        wxNickName: '微信昵称；没有绑定微信为 null',
        isWechatBound: '已绑定微信，可以扫码登录',
        createTime: '注册的时刻',
        walletInfo: ['积分和钱包', { integral: '积分余额', balance: '钱包余额，是充值的钱，不含积分' }],
        isTracked: '是否记录使用情况，由用户开启或关闭',
      },
    },
    vipInfo: {
      summary: '当前用户的会员与增值服务',
      result: {
        meberInfo: 'SVIP 当前有效',
        membershipEnded: '会员在这次登录的上一次调用之后到期；只说一次',
        vipInfo: ['会员；从未开通为 null', { type: '会员类型的编号', overTime: '会员到期的时刻' }],
        memberIncrementInfos: ['开通过的增值服务', { type: '增值服务的种类', overTime: '服务到期的时刻' }],
        switchToolDtos: ['可用的工具', { tool: '工具的代码', enabled: '是否可用' }],
        userRole: '账号角色：会员为 C_VIP，企业的共享账号为 CWEB_COMBINE_CHILD，其他为 null',
        memberships: [
          '持有或曾持有的会员与服务，各有各的到期时刻',
          {
            kind: '会员或服务的种类',
            overTime: '到期的时刻',
            childNumber: '企业 VIP 的共享账号数；其他为 null',
            isShared: '由企业持有、共享给本人',
            paidTerms: [
              '付费购买、没有退款的期限，包括已过去的；其余的天数是体验',
              { startTime: '开始的时刻', endTime: '结束的时刻，不含' },
            ],
          },
        ],
        serverTime: '服务器的当前时刻，是否有效以它为准',
      },
    },
    messageCount: {
      summary: '消息、监控与收藏的数量',
      result: {
        messageUnreadNum: '未读消息数',
        messageTotal: '消息总数',
        monitorTotal: '监控数',
        favoritesTotal: '收藏数',
      },
    },
    verifyQualificationUser: {
      summary: '当前用户能否进入资质服务平台',
      result: { allowed: '可以进入；需持有任一增值服务' },
    },
    miniProgram: {
      summary: '小程序二维码的图片；没有小程序时返回 30003',
      result: { url: '图片的网址' },
    },
  }
}
