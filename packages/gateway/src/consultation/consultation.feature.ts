import {
  CONSULTATION_TEXTS,
  type ConsultationProblem,
  checkConsultation,
  trimConsultation,
} from '@zhushutong/domain/consultation'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup } from '../platform/http'
import { consultationStore } from './consultation.store'

const wrong = (fields: readonly ConsultationProblem[]): Failure => ({
  error: CODES.badRequest,
  message: fields[0]?.message,
  data: { fields },
})

/** Requests for advice, from the forms of the service pages (ASK-01). */
export const consultationFeature: Feature = ({ database, clock, calls }) => {
  const store = consultationStore(database, clock)
  const handlers: Handlers<typeof contract.consultation> = {
    async add({ page, ...form }, { session, ip }) {
      const typed = trimConsultation(form)
      const problems = checkConsultation(typed, session !== null)
      if (problems.length > 0) return wrong(problems)
      const own = session && typed.mobile === '' ? await store.findMobile(session.userId) : null
      const mobile = typed.mobile || own
      if (!mobile) return wrong([{ field: 'mobile', message: '请填写手机号' }])
      const userId = session?.userId ?? null
      const added = await store.add({ ...typed, mobile, userId, ip, page: page || null })
      if (!added) return { error: CODES.tooMany, message: CONSULTATION_TEXTS.tooMany }
      return { number: added.number, createTime: added.createdAt }
    },
  }
  return {
    routes: (app) => mountGroup(app, contract.consultation, handlers, calls),
    closeAccount: (tx, { userId }) => store.deleteOf(tx, userId),
  }
}
