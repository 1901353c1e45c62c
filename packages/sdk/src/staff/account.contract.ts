import { GIFT_STATES, MEMBERSHIP_KINDS } from '@zhushutong/domain/membership'
import * as z from 'zod/mini'
import { shortText, time } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const membership = () =>
  z.object({ kind: z.enum(MEMBERSHIP_KINDS), name: z.string(), endTime: time(), isRunning: z.boolean() })

const account = () =>
  z.object({
    id: z.string(),
    /** Complete in `get` and after an action, masked in `list`. */
    mobile: z.string(),
    loginName: z.nullable(z.string()),
    nickName: z.string(),
    points: z.int(),
    memberships: z.array(membership()),
    /** The time of freezing; null for an account that may log in. */
    frozenTime: z.nullable(time()),
    /** Actions of the staff on the account, the newest first; empty in `list`. */
    actions: z.array(z.object({ action: z.enum(['freeze', 'unfreeze']), reason: z.string(), time: time() })),
    createTime: time(),
  })

const accountCalls = callsOf('member', account)
const reason = () => ({ reason: shortText(400) })

/** The accounts of members: search, freeze, unfreeze. */
export const member = {
  list: accountCalls.list(['createTime'], () => ({
    /** A complete mobile, an account name, a user's id, or a part of a nickname. */
    words: searchWords(),
    state: z.optional(z.enum(['frozen', 'open'])),
  })),
  get: accountCalls.get(),
  freeze: accountCalls.action('freeze', reason),
  unfreeze: accountCalls.action('unfreeze', reason),
}

const password = () =>
  z.object({
    id: z.string(),
    /** Null once the account is closed. */
    memberId: z.nullable(z.string()),
    nickName: z.string(),
    /** Masked. */
    mobile: z.string(),
    kind: z.enum(MEMBERSHIP_KINDS),
    kindName: z.string(),
    days: z.int(),
    reason: z.string(),
    state: z.enum(GIFT_STATES),
    /** The staff account that requested the days; `decidedBy` is the account that decided. */
    askedBy: z.string(),
    decidedBy: z.nullable(z.string()),
    refusal: z.nullable(z.string()),
    /** The end of the membership after the gift; null unless given. */
    endTime: z.nullable(time()),
    createTime: time(),
    decideTime: z.nullable(time()),
  })

const giftCalls = callsOf('gift', password)

/** Days of a membership that staff grant without a payment (MEM-07). */
export const gift = {
  list: giftCalls.list(['createTime'], () => ({
    state: z.optional(z.enum(GIFT_STATES)),
    words: searchWords(),
  })),
  get: giftCalls.get(),
  create: giftCalls.create(() => ({
    /** A mobile, an account name or a user's id. */
    account: shortText(64),
    kind: shortText(40),
    days: z.number(),
    ...reason(),
  })),
  approve: giftCalls.action('approve', () => ({})),
  refuse: giftCalls.action('refuse', reason),
}
