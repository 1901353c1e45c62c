import {
  CONSULTATION_TEXTS,
  type ConsultationProblem,
  checkConsultation,
  findAskerState,
  LATE_ANSWER_MS,
  topicLabel,
  trimConsultation,
} from '@zhushutong/domain/consultation'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { findUserMobile } from '../account'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import { chatRoutes } from './chat/chat.routes'
import {
  type Consultation,
  deleteConsultationsOf,
  findOwnConsultationPage,
  insertConsultation,
} from './consultation.store'

const wrong = (fields: readonly ConsultationProblem[]): Failure => ({
  error: CODES.badRequest,
  message: fields[0]?.message,
  data: { fields },
})

/** A consultation as its member sees it, without the staff's notes. */
const viewOwn = (item: Consultation) => ({
  number: item.number,
  topic: item.topic,
  topicName: topicLabel(item.topic) ?? item.topic,
  message: item.message,
  state: findAskerState(item.state),
  answer: item.answer,
  answerTime: item.answeredAt,
  createTime: item.createdAt,
})

/** Requests for advice, from the forms of the service pages (ASK-01), and chats with the staff (ASK-04). */
export const consultationFeature: Feature = (deps) => {
  const { database, calls } = deps
  const chats = chatRoutes(deps, deps.config.CONSULT_HOURS)
  const handlers: Handlers<typeof contract.consultation> = {
    async add({ page, ...form }, { session, ip, now }) {
      const typed = trimConsultation(form)
      const problems = checkConsultation(typed, session !== null)
      if (problems.length > 0) return wrong(problems)
      const ownMobile =
        session && typed.mobile === '' ? await findUserMobile(database.orm, session.userId) : null
      const mobile = typed.mobile || ownMobile
      if (!mobile) return wrong([{ field: 'mobile', message: '请填写手机号' }])
      const userId = session?.userId ?? null
      const added = await insertConsultation(
        database.orm,
        { ...typed, mobile, userId, ip, page: page || null },
        now,
      )
      if (!added) return { error: CODES.tooMany, message: CONSULTATION_TEXTS.tooMany }
      return { number: added.number, createTime: added.createdAt }
    },
    async list(query, context) {
      const { rows, total } = await findOwnConsultationPage(database.orm, sessionOf(context).userId, query)
      return pageOf(query, rows.map(viewOwn), total)
    },
  }
  return {
    routes: (app) => {
      mountGroup(app, contract.consultation, handlers, calls)
      chats.mount(app)
    },
    jobs: [
      { name: 'sweep chats', every: DAY_MS, run: chats.sweep },
      { name: 'tell late answers', every: LATE_ANSWER_MS, run: chats.tellLate },
    ],
    closeAccount: (tx, { userId }) => deleteConsultationsOf(tx, userId),
  }
}
