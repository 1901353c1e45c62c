import { SEAT_LIMITS } from '@zhushutong/domain/seats'
import * as z from 'zod/mini'
import { done, fen, id, nothing, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'

const SEAT_STATES = ['pending', 'active'] as const

const seat = () =>
  z.object({
    seatId: z.string(),
    /** Masked in the middle. */
    mobile: z.string(),
    name: z.string(),
    state: z.enum(SEAT_STATES),
    giveTime: time(),
  })

/** The shared accounts of an enterprise VIP. */
export const seats = {
  list: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/childAccount/list',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** True when the user has or had their own enterprise VIP. */
        isOwner: z.boolean(),
        isInForce: z.boolean(),
        bought: z.int(),
        left: z.int(),
        overTime: z.nullable(time()),
        records: z.array(seat()),
      }),
  }),
  give: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/childAccount/give',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({ mobile: shortText(32), name: z._default(shortText(4 * SEAT_LIMITS.name), '') }),
    result: seat,
    errors: ['00403', '00429'],
  }),
  /** An order for more seats during the term; paid like any other. */
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/childAccount/add',
    access: 'token',
    idempotent: false,
    keyed: true,
    request: () =>
      z.strictObject({
        count: z.int(),
        /** The price shown to the buyer, in fen; rejected with 40003 if it has changed. */
        businessPrice: fen(),
        /** The version of the purchase agreement that the buyer accepted. */
        agreementVersion: z.optional(shortText(64)),
      }),
    result: () => z.string(),
    errors: ['00403', '40003', '40012'],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/childAccount/takeBack',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ seatId: id() }),
    result: done,
    errors: ['00404'],
  }),
}

const seatWords = {
  seatId: '共享账号的编号',
  mobile: '手机号，中间打码',
  name: '姓名；没有填写为空',
  state: 'pending 待登录，active 使用中',
  giveTime: '给出的时刻',
}

export function seatsWords(): GroupWords<typeof seats> {
  return {
    list: {
      summary: '我给出的共享账号',
      result: {
        isOwner: '持有或曾持有企业 VIP',
        isInForce: '企业 VIP 有效',
        bought: '购买的共享账号数',
        left: '还能给出的个数',
        overTime: '企业 VIP 到期的时刻；从未开通为 null',
        records: ['已给出的共享账号', seatWords],
      },
    },
    give: {
      summary: '按手机号给出一个共享账号；对方登录后即可使用',
      request: { mobile: '对方的手机号', name: '对方的姓名，便于辨认' },
      result: seatWords,
      example: { mobile: '12900000001', name: '张工' },
    },
    add: {
      summary: '企业 VIP 有效期内加购共享账号：按剩余的整天数计价，返回待支付的订单编号',
      request: {
        count: '加购的个数',
        businessPrice: '页面显示的价格，单位分；已变化时返回 40003',
        agreementVersion: '购买者接受的购买协议版本；没有或不是现行版本返回 40012',
      },
      example: { count: 1, businessPrice: 100_000, agreementVersion: '2026-11-20' },
    },
    takeBack: {
      summary: '收回一个共享账号',
      request: { seatId: '共享账号的编号' },
      example: { seatId: '00000000-0000-4000-8000-000000000000' },
    },
  }
}
