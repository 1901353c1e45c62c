import {
  checkInviteForm,
  INVITE_CODE_TEXTS,
  INVITE_LIMITS,
  INVITE_SCOPES,
  type InviteProblem,
} from '@zhushutong/domain/invite'
import { membershipName } from '@zhushutong/domain/membership'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import { type Invite, inviteStore } from './invite.store'

const INVALID = { error: '60000' } as const

const wrong = (fields: readonly (InviteProblem | { field: 'memberId'; message: string })[]): Failure => ({
  error: CODES.badRequest,
  message: fields[0]?.message,
  data: { fields },
})

const viewInvite = ({ code, scope, days, type, claims, rewardDays, createdAt, expiresAt }: Invite) => ({
  ...{ code, scope, type, claims, rewardDays },
  scopeName: membershipName(scope),
  time: days,
  limit: INVITE_LIMITS.claimsPerCode,
  createTime: createdAt,
  endTime: expiresAt,
})

/** Invitations: codes of members, and their claims (INV-01 to INV-03). */
export const inviteFeature: Feature = ({ database, clock, calls }) => {
  const store = inviteStore(database, clock)
  const handlers: Handlers<typeof contract.invites> = {
    check: async ({ code }) => (await store.findGift(code))?.inviter ?? INVALID,
    async gift({ code }) {
      const gift = await store.findGift(code)
      return gift
        ? { inviter: gift.inviter, scopeName: membershipName(gift.scope), time: gift.days }
        : INVALID
    },
    claim: async ({ code }, context) =>
      (await store.claim(code, { userId: sessionOf(context).userId, ip: context.ip })) ?? INVALID,

    async create({ memberId, scope, time, type }, context) {
      const { userId } = sessionOf(context)
      if (memberId !== undefined && memberId !== userId)
        return wrong([{ field: 'memberId', message: INVITE_CODE_TEXTS.otherMember }])
      const problems = checkInviteForm({ scope, time, type }, await store.findRunning(userId))
      if (problems.length > 0) return wrong(problems)
      const result = await store.create(userId, { scope, days: time, type })
      if (!result) return { error: CODES.tooMany, message: INVITE_CODE_TEXTS.tooMany }
      return viewInvite({ ...result, claims: 0, rewardDays: 0 })
    },

    async page(query, context) {
      const { records, total } = await store.page(sessionOf(context).userId, query)
      return pageOf(query, records.map(viewInvite), total)
    },

    async choices(_, context) {
      const { userId } = sessionOf(context)
      const running = await store.findRunning(userId)
      const runningScopes = INVITE_SCOPES.filter((scope) => running.includes(scope))
      const scopes = runningScopes.map(async (scope) => ({
        scope,
        scopeName: membershipName(scope),
        rewardDays: await store.countRewardDays(userId, scope),
        rewardLimit: INVITE_LIMITS.rewardDays,
      }))
      return { scopes: await Promise.all(scopes), left: await store.countLeft(userId) }
    },
  }
  return { routes: (app) => mountGroup(app, contract.invites, handlers, calls) }
}
