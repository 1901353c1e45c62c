import type { ResultOf } from '../shape/endpoint'
import { type FieldWords, type GroupWords, pageRequestWords, pageWords } from '../words'
import type { invites } from './invite.contract'

const SCOPE_WORDS =
  '赠送的会员：svip 建筑管家 SVIP，analysis_vip 业主查 SVIP，staff_vacancy 人员缺口检测，company_dynamic 动态核查，company_outnews 资质追踪，company_qualification_expire 资质到期，company_anxu_expire 安许到期'
const TYPE_WORDS = '谁可以领取：newcomers 邀请创建后注册的好友，everyone 所有好友'
const CODE_WORDS = { code: '邀请码，即分享链接中 acodes 的值' } as const

const codeWords: FieldWords<ResultOf<typeof invites.create>> = {
  code: '邀请码，分享链接为 /?acodes= 加邀请码',
  scope: SCOPE_WORDS,
  scopeName: '会员的名称',
  time: '每位好友获赠的天数',
  type: TYPE_WORDS,
  claims: '已领取的人数',
  limit: '最多领取的人数',
  rewardDays: '邀请人因此获赠的天数',
  createTime: '创建的时刻',
  endTime: '失效的时刻',
}

export function invitesWords(): GroupWords<typeof invites> {
  return {
    check: {
      summary: '检查邀请码是否有效，返回邀请人的名称；失效返回 60000',
      request: CODE_WORDS,
      example: { code: 'A7K3M9QX2B' },
    },
    gift: {
      summary: '邀请码赠送的会员和天数；失效返回 60000',
      request: CODE_WORDS,
      result: { inviter: '邀请人的名称', scopeName: '会员的名称', time: '每位好友获赠的天数' },
      example: { code: 'A7K3M9QX2B' },
    },
    claim: {
      summary: '领取好友赠送的会员；step 为 0 即领取成功，否则 msg 说明原因',
      request: CODE_WORDS,
      result: {
        step: '0 领取成功，1 自己的邀请，2 已领取过，3 仅限新用户，4 已领完，5 邀请人近 30 天送出的已领完，6 所在网络近 7 天领取过多',
        msg: '未领取的原因；领取成功为 null',
        endTime: '会员延长到的时刻；未领取为 null',
      },
      example: { code: 'A7K3M9QX2B' },
    },
    create: {
      summary: '创建邀请：赠送自己正在使用的会员，好友领取后自己也获赠同样天数',
      request: {
        memberId: '只能是自己的用户编号，可不填',
        scope: SCOPE_WORDS,
        time: '赠送的天数，1 到 7',
        type: TYPE_WORDS,
      },
      result: codeWords,
      example: { scope: 'svip', time: 7, type: 'everyone' },
    },
    list: {
      summary: '我创建的邀请，新的在前',
      request: pageRequestWords,
      result: pageWords('邀请', codeWords),
    },
    choices: {
      summary: '现在可以赠送的会员，和还能创建几个邀请',
      result: {
        scopes: [
          '可以赠送的会员',
          {
            scope: SCOPE_WORDS,
            scopeName: '会员的名称',
            rewardDays: '一年内因邀请获赠的天数',
            rewardLimit: '一年内最多获赠的天数',
          },
        ],
        left: '还能创建的邀请个数',
      },
    },
  }
}
