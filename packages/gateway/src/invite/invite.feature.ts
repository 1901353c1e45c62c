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
import {
  claimInvite,
  countCodesLeft,
  countRewardDays,
  findInviteGift,
  findInvitePage,
  findRunningKinds,
  type Invite,
  insertInvite,
} from './invite.store'

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
export const inviteFeature: Feature = ({ database, calls }) => {
  const handlers: Handlers<typeof contract.invites> = {
    check: async ({ code }, { now }) => (await findInviteGift(database.orm, code, now))?.inviter ?? INVALID,
    async gift({ code }, { now }) {
      const gift = await findInviteGift(database.orm, code, now)
      return gift
        ? { inviter: gift.inviter, scopeName: membershipName(gift.scope), time: gift.days }
        : INVALID
    },
    claim: async ({ code }, context) =>
      (await claimInvite(
        database.orm,
        code,
        { userId: sessionOf(context).userId, ip: context.ip },
        context.now,
      )) ?? INVALID,

    async create({ memberId, scope, time, type }, context) {
      const { userId } = sessionOf(context)
      if (memberId !== undefined && memberId !== userId)
        return wrong([{ field: 'memberId', message: INVITE_CODE_TEXTS.otherMember }])
      const problems = checkInviteForm(
        { scope, time, type },
        await findRunningKinds(database.orm, userId, context.now),
      )
      if (problems.length > 0) return wrong(problems)
      const result = await insertInvite(database.orm, userId, { scope, days: time, type }, context.now)
      if (!result) return { error: CODES.tooMany, message: INVITE_CODE_TEXTS.tooMany }
      return viewInvite({ ...result, claims: 0, rewardDays: 0 })
    },

    async list(query, context) {
      const { records, total } = await findInvitePage(database.orm, sessionOf(context).userId, query)
      return pageOf(query, records.map(viewInvite), total)
    },

    async choices(_, context) {
      const { userId } = sessionOf(context)
      const running = await findRunningKinds(database.orm, userId, context.now)
      const runningScopes = INVITE_SCOPES.filter((scope) => running.includes(scope))
      const scopes = runningScopes.map(async (scope) => ({
        scope,
        scopeName: membershipName(scope),
        rewardDays: await countRewardDays(database.orm, userId, scope, context.now),
        rewardLimit: INVITE_LIMITS.rewardDays,
      }))
      return {
        scopes: await Promise.all(scopes),
        left: await countCodesLeft(database.orm, userId, context.now),
      }
    },
  }
  return { routes: (app) => mountGroup(app, contract.invites, handlers, calls) }
}
