import { INVITE_LIMITS, INVITE_SCOPES, INVITE_TYPES } from '@zhushutong/domain/invite'
import * as z from 'zod/mini'
import { atMost, id, nothing, pageOf, pageRequest, time } from './common'
import { endpoint } from './endpoint'

/** A code as in a link; one that cannot be a code is unknown, which the gateway says. */
const code = () => z.string().check(atMost(256))

const invite = () =>
  z.object({
    code: z.string(),
    scope: z.enum(INVITE_SCOPES),
    scopeName: z.string(),
    /** Days that each friend gets. */
    time: z.int(),
    type: z.enum(INVITE_TYPES),
    /** How many have claimed it, of `limit`. */
    claims: z.int(),
    limit: z.int(),
    /** Days that the claims gave the inviter. */
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
        /** 0: claimed; any other is explained by `msg`. */
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
        /** Only the caller's own. */
        memberId: z.optional(id()),
        scope: z.enum(INVITE_SCOPES),
        time: z.int().check(z.gte(INVITE_LIMITS.days.min), z.lte(INVITE_LIMITS.days.max)),
        type: z.enum(INVITE_TYPES),
      }),
    result: invite,
    errors: ['00429'],
  }),
  page: endpoint({
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
        /** The memberships that the caller may give away, and their reward within a year so far. */
        scopes: z.array(
          z.object({
            scope: z.enum(INVITE_SCOPES),
            scopeName: z.string(),
            rewardDays: z.int(),
            rewardLimit: z.int(),
          }),
        ),
        /** Codes that can still be made now. */
        left: z.int(),
      }),
  }),
}
