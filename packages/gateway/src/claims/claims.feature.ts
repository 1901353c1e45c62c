import { CLAIM_TEXTS, checkClaim, trimClaim } from '@zhushutong/domain/claims'
import { formatRecordKey } from '@zhushutong/domain/favourites'
import { codeText, contract } from '@zhushutong/sdk/contract'
import { findUserMobile } from '../account'
import { readRecordSummaries } from '../favourites'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import { consumeSmsCode } from '../sms'
import { findClaimedTime, findClaimPage, insertClaim, withdrawClaim } from './claims.store'
import type { Claim } from './claims.table'

const GONE: Failure = { error: '30003', status: 404 }

const wrong = (
  fields: ReadonlyArray<{ readonly field: string; readonly message: string | null }>,
): Failure => ({
  error: CODES.badRequest,
  message: fields[0]?.message ?? undefined,
  data: { fields },
})

const REFUSALS: Readonly<Record<'again' | 'too-many', Failure>> = {
  again: wrong([{ field: 'role', message: CLAIM_TEXTS.again }]),
  'too-many': { error: CODES.tooMany, message: CLAIM_TEXTS.tooMany },
}

const viewOwn = ({ id, kind, recordId, title, role, state, answer, createdAt, updatedAt }: Claim) => ({
  id,
  module: kind,
  moduleId: recordId,
  title,
  role,
  state,
  answer,
  createTime: createdAt,
  updateTime: updatedAt,
})

/** Claims of the own record by members (CLM-01, CLM-03). */
export const claimsFeature: Feature = ({ database, calls }) => {
  const { orm } = database
  const handlers: Handlers<typeof contract.claims> = {
    async add({ module, moduleId, role, ...typed }, context) {
      const { userId, viewer } = sessionOf(context)
      const claim = trimClaim({ role, ...typed })
      const problems = checkClaim(module, claim)
      if (problems.length > 0) return wrong(problems)
      const ref = { kind: module, id: moduleId }
      const summaries = await readRecordSummaries(database, [ref], viewer, context.now)
      const title = summaries.get(formatRecordKey(ref))?.title
      const mobile = await findUserMobile(orm, userId)
      if (title == null || mobile === null) return GONE
      const { name, evidence, smsId, validationCode: code } = claim
      const refused = await consumeSmsCode(orm, { smsId, mobile, scene: 'claim', code }, context.now)
      if (refused) return wrong([{ field: 'validationCode', message: codeText(refused.error) }])
      const added = await insertClaim(
        orm,
        userId,
        { ...ref, title, role, name, evidence, mobile },
        context.now,
      )
      return 'error' in added ? REFUSALS[added.error] : { id: added.id, state: 'submitted' }
    },
    async list({ module, moduleId, ...page }, context) {
      const { userId } = sessionOf(context)
      const { rows, total } = await findClaimPage(orm, userId, { kind: module, id: moduleId, ...page })
      return pageOf(page, rows.map(viewOwn), total)
    },
    async withdraw({ id }, context) {
      const isMine = await withdrawClaim(orm, sessionOf(context).userId, id, context.now)
      return isMine || { error: CODES.notFound, message: '没有这条认领' }
    },
    find: async ({ module, moduleId }) => ({
      claimedTime: await findClaimedTime(orm, { kind: module, id: moduleId }),
    }),
  }
  return { routes: (app) => mountGroup(app, contract.claims, handlers, calls) }
}
