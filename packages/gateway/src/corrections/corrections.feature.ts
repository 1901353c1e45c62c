import {
  REPORT_TEXTS,
  type ReportField,
  reportFields,
  reportProblems,
  trimmedReport,
} from '@zhushutong/domain/corrections'
import { refKey } from '@zhushutong/domain/favourites'
import { kindNamed } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { glancesAt } from '../favourites'
import { CODES, type Failure, type Handlers, mountGroup, sessionOf } from '../http'
import { type AddRefusal, correctionsStore, type Report } from './corrections.store'

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

/** The label of what was said to be wrong; a column that has gone since keeps its key. */
export const fieldLabel = (kind: string, field: string): string => {
  const known = kindNamed(kind)
  const fields: readonly ReportField[] = known ? reportFields(known) : []
  return fields.find(({ value }) => value === field)?.label ?? field
}

const shown = ({ id, kind, recordId, title, field, right, sourceUrl, state, answer, ...times }: Report) => ({
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

/** What members say is wrong in a record, and what became of it (REP-01, REP-02). */
export const correctionsFeature: Feature = ({ database, clock, calls }) => {
  const store = correctionsStore(database, clock)
  const handlers: Handlers<typeof contract.corrections> = {
    async add({ module, moduleId, ...form }, context) {
      const { userId, viewer } = sessionOf(context)
      const kind = kindNamed(module)
      if (!kind) return GONE
      const report = trimmedReport(form)
      const problems = reportProblems(reportFields(kind), report)
      if (problems.length > 0) return wrong(problems)
      const ref = { kind: module, id: moduleId }
      const glance = (await glancesAt(database, [ref], viewer, context.now)).get(refKey(ref))
      if (glance?.title == null) return GONE
      const added = await store.add(userId, { ...ref, ...report, title: glance.title })
      return 'error' in added ? refusalOf(added) : { id: added.id, state: 'submitted' }
    },
    async page({ module, moduleId, pageNum, pageSize }, context) {
      const { userId } = sessionOf(context)
      const { rows, total } = await store.page(userId, { kind: module, id: moduleId, pageNum, pageSize })
      return { records: rows.map(shown), total, pages: Math.ceil(total / pageSize), pageNum, pageSize }
    },
  }
  return { routes: (app) => mountGroup(app, contract.corrections, handlers, calls) }
}
