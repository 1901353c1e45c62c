import { checkReport, listReportFields, REPORT_TEXTS, trimReport } from '@zhushutong/domain/corrections'
import { formatRecordKey } from '@zhushutong/domain/favourites'
import { findKind } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import { readRecordSummaries } from '../favourites'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import { type AddRefusal, findCorrectionPage, type Report, submitCorrection } from './corrections.store'
import { fieldLabel } from './field-label'

const GONE: Failure = { error: '30003', status: 404 }

const wrong = (fields: ReadonlyArray<{ readonly field: string; readonly message: string }>): Failure => ({
  error: CODES.badRequest,
  message: fields[0]?.message,
  data: { fields },
})

const refusalOf = ({ error }: AddRefusal): Failure =>
  error === 'again'
    ? wrong([{ field: 'field', message: REPORT_TEXTS.again }])
    : { error: CODES.tooMany, message: REPORT_TEXTS.tooMany }

const recordExists = ({
  id,
  kind,
  recordId,
  title,
  field,
  right,
  sourceUrl,
  state,
  answer,
  ...times
}: Report) => ({
  id,
  module: kind,
  moduleId: recordId,
  title,
  field,
  fieldLabel: fieldLabel(kind, field),
  right,
  sourceUrl,
  state,
  answer,
  createTime: times.createdAt,
  updateTime: times.updatedAt,
})

/** Corrections that members report for a record, and their outcome (REP-01, REP-02). */
export const correctionsFeature: Feature = ({ database, calls }) => {
  const handlers: Handlers<typeof contract.corrections> = {
    async add({ module, moduleId, ...form }, context) {
      const { userId, viewer } = sessionOf(context)
      const kind = findKind(module)
      if (!kind) return GONE
      const report = trimReport(form)
      const problems = checkReport(listReportFields(kind), report)
      if (problems.length > 0) return wrong(problems)
      const ref = { kind: module, id: moduleId }
      const glance = (await readRecordSummaries(database, [ref], viewer, context.now)).get(
        formatRecordKey(ref),
      )
      if (glance?.title == null) return GONE
      const added = await submitCorrection(
        database.orm,
        userId,
        { ...ref, ...report, title: glance.title },
        context.now,
      )
      return 'error' in added ? refusalOf(added) : { id: added.id, state: 'submitted' }
    },
    async list({ module, moduleId, ...page }, context) {
      const { userId } = sessionOf(context)
      const { rows, total } = await findCorrectionPage(database.orm, userId, {
        kind: module,
        id: moduleId,
        ...page,
      })
      return pageOf(page, rows.map(recordExists), total)
    },
  }
  return { routes: (app) => mountGroup(app, contract.corrections, handlers, calls) }
}
