import { INVITE_LIMITS, INVITE_SCOPES, INVITE_TYPES } from '@zhushutong/domain/invite'
import * as z from 'zod/mini'
import { atMost, id, nothing, pageOf, pageRequest, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

/** An invitation code as in a link. The gateway answers a malformed code as unknown. */
const code = () => z.string().check(atMost(256))

const invite = () =>
  z.object({
    code: z.string(),
    scope: z.enum(INVITE_SCOPES),
    scopeName: z.string(),
    /** Days for each friend. */
    time: z.int(),
    type: z.enum(INVITE_TYPES),
    /** Number of claims so far, out of `limit`. */
    claims: z.int(),
    limit: z.int(),
    /** Days that the inviter got for the claims. */
    rewardDays: z.int(),
    createTime: time(),
    endTime: time(),
  })

/** Invitations: members give days of their membership to friends (INV-01 to INV-03). */
export const invites = {
  check: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/active/share/checkCodeOverTime',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ code: code() }),
    /** The inviter's name. */
    result: () => z.string(),
    errors: ['60000'],
  }),
  /** The gift of a valid code. */
  gift: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/active/share/gift',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ code: code() }),
    result: () => z.object({ inviter: z.string(), scopeName: z.string(), time: z.int() }),
    errors: ['60000'],
  }),
  claim: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/active/share/receiveCodeToVip',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject({ code: code() }),
    result: () =>
      z.object({
        /** 0: claimed; `msg` explains any other value. */
        step: z.int(),
        msg: z.nullable(z.string()),
        /** End of the friend's membership; null unless claimed. */
        endTime: z.nullable(time()),
      }),
    errors: ['60000'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/active/share/create',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        /** The caller's own membership; any other is rejected. */
        memberId: z.optional(id()),
        scope: z.enum(INVITE_SCOPES),
        time: z.int().check(z.gte(INVITE_LIMITS.days.min), z.lte(INVITE_LIMITS.days.max)),
        type: z.enum(INVITE_TYPES),
      }),
    result: invite,
    errors: ['00429'],
  }),
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-member-biz/active/share/page',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () => pageOf(invite()),
  }),
  choices: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/active/share/choices',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** The memberships from which the caller may give days, and the reward of the past year. */
        scopes: z.array(
          z.object({
            scope: z.enum(INVITE_SCOPES),
            scopeName: z.string(),
            rewardDays: z.int(),
            rewardLimit: z.int(),
          }),
        ),
        /** Number of codes that can still be created now. */
        left: z.int(),
      }),
  }),
}
