import { buildRecordHref } from '@zhushutong/domain/addresses'
import { checkEvidence, listCorrectable, trimEvidence } from '@zhushutong/domain/corrections'
import { divisionLabel } from '@zhushutong/domain/divisions'
import { holdsIdNumber, ID_NUMBER_TEXT } from '@zhushutong/domain/formatting'
import {
  type AnyValue,
  type Column,
  findKind,
  type RecordKind,
  type RecordView,
} from '@zhushutong/domain/records'
import type { InputOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  leaveUnchanged,
  type ResourceDeps,
  refusedBy,
  STAFF_VIEWER,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../../console'
import {
  correctRecord,
  findCorrections,
  findCorrectionValue,
  parseTyped,
  type StoredCorrection,
  withdrawCorrection,
} from '../../import'
import type { Database, Queryable, Tx } from '../../platform/db'
import { type Failure, pageOf } from '../../platform/http'
import { recordDetail, recordSearch, refused } from '../../records'
import { answerReport } from './answer-report'
import { auditedState, findShown, textOf, viewCorrection } from './verification-view'

type Form = InputOf<StaffContract['verification']['create']>

const MAX_HITS = 10

const currencyOf = (column: Column, record: RecordView): string =>
  String((column.type === 'fen' && column.currency && record[column.currency]) || 'CNY')

const titleOf = (kind: RecordKind, record: RecordView) => String(record[kind.title] ?? '未命名')

const viewRow = async (db: Pick<Queryable, 'select' | 'execute'>, correction: StoredCorrection) => {
  const shown = await findShown(db, [correction])
  return viewCorrection(correction, shown.has(correction.id))
}

const findById = (db: Pick<Queryable, 'select'>, id: string) =>
  /^\d{1,15}$/.test(id) ? findCorrectionValue(db, Number(id)) : null

const loadRecord = async (database: Database, form: Pick<Form, 'kind' | 'recordId'>, now: number) => {
  const kind = findKind(form.kind)
  if (!kind) return null
  const record = await recordDetail(database)(kind, form.recordId, { viewer: STAFF_VIEWER, now })
  return 'error' in record ? null : { kind, record }
}

const fieldView = (kind: RecordKind, column: Column, record: RecordView) => {
  const stored = record[column.key] as AnyValue
  const value = textOf(kind, column.key, stored, currencyOf(column, record))
  const input = column.type === 'enum' || column.type === 'region' ? stored : value
  return {
    field: column.key,
    label: column.label,
    type: column.type,
    options:
      column.type === 'enum' ? column.options.map((each) => ({ value: each.value, label: each.label })) : [],
    value,
    input: typeof input === 'string' ? input : '',
  }
}

/** The checked value of a form; null for a cleared one. */
const confirmed = (column: Column, record: RecordView): ReturnType<typeof parseTyped> => {
  const value = (record[column.key] ?? null) as AnyValue
  return value === null ? { problem: '现在没有内容，不能确认' } : { value }
}

const readValue = (
  kind: RecordKind,
  record: RecordView,
  column: Column,
  { value, isCleared, isConfirmed }: Form,
): ReturnType<typeof parseTyped> => {
  if (isConfirmed) return confirmed(column, record)
  if (isCleared) return column.key === kind.title ? { problem: '名称不能清除' } : { value: null }
  if (holdsIdNumber(value)) return { problem: ID_NUMBER_TEXT }
  return parseTyped(kind, column, value, currencyOf(column, record))
}

type Checked = { readonly column: Column } & Exclude<
  ReturnType<typeof parseTyped>,
  { readonly problem: string }
>

const checkForm = (kind: RecordKind, record: RecordView, form: Form): Checked | Failure => {
  const column = listCorrectable(kind).find(({ key }) => key === form.field)
  if (!column) return refusedBy('请选择要更正的字段', 'field')
  const typed = readValue(kind, record, column, form)
  const problems = [
    ...('problem' in typed ? [{ field: 'value', message: typed.problem }] : []),
    ...checkEvidence(trimEvidence({ text: form.evidence, url: form.evidenceUrl })),
  ]
  return problems.length > 0 || 'problem' in typed ? wrongFields(problems) : { column, ...typed }
}

const correct = async (
  tx: Tx,
  { kind, record }: { readonly kind: RecordKind; readonly record: RecordView },
  form: Form,
  { actor, now }: StaffContext,
) => {
  const checked = checkForm(kind, record, form)
  if ('error' in checked) return checked
  const evidence = trimEvidence({ text: form.evidence, url: form.evidenceUrl })
  const { column, value, currency: typedCurrency } = checked
  const corrected = await correctRecord(
    tx,
    kind,
    {
      recordId: record.id,
      column,
      value,
      currency: typedCurrency,
      isConfirmed: form.isConfirmed,
      evidence: { ...evidence, title: titleOf(kind, record), by: actor.name },
    },
    now,
  )
  if (corrected === null) return GONE
  if (corrected === 'same') return refusedBy('与来源现在的内容相同，不需要更正', 'value')
  const currency = currencyOf(column, record)
  const isAnswered =
    form.reportId !== undefined &&
    (await answerReport(
      tx,
      form.reportId,
      {
        kind: kind.kind,
        recordId: record.id,
        column,
        before: textOf(kind, column.key, corrected.before, currency),
        after: textOf(kind, column.key, corrected.after, Object.values(typedCurrency ?? {})[0] ?? currency),
        isConfirmed: form.isConfirmed,
        evidence,
      },
      now,
    ))
  if (typeof isAnswered === 'object') return isAnswered
  const saved = await findCorrectionValue(tx, corrected.id)
  if (!saved) return GONE
  const result = await viewRow(tx, saved)
  if (!corrected.isChanged && !isAnswered) return leaveUnchanged(result)
  const before = {
    ...auditedState(result),
    value: textOf(kind, column.key, corrected.before, currency) ?? '',
  }
  return { subject: result.id, before, after: auditedState(result), result }
}

/** Values that staff correct, with evidence (DAT-12). */
export function verificationCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['verification']> {
  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await findCorrections(database.orm, query)
      const shown = await findShown(database.orm, rows)
      return pageOf(
        query,
        rows.map((row) => viewCorrection(row, shown.has(row.id))),
        total,
      )
    },
    async get({ id }) {
      const correction = await findById(database.orm, id)
      return correction ? viewRow(database.orm, correction) : GONE
    },
    async find({ kind: name, words }, { now }) {
      const kind = findKind(name)
      if (!kind) return GONE
      const request = { keyword: words.trim(), filters: {}, pageNum: 1, pageSize: MAX_HITS }
      const page = await recordSearch(database)(kind, request, { viewer: STAFF_VIEWER, now })
      if ('error' in page) return refused(page)
      const records = page.records.map((record) => ({
        recordId: record.id,
        title: titleOf(kind, record),
        region: typeof record.region === 'string' ? divisionLabel(record.region) : null,
      }))
      return { records }
    },
    async fields(form, { now }) {
      const subject = await loadRecord(database, form, now)
      if (!subject) return GONE
      const { kind, record } = subject
      return {
        title: titleOf(kind, record),
        href: buildRecordHref(kind, record),
        fields: listCorrectable(kind).map((column) => fieldView(kind, column, record)),
      }
    },
    async create(form, context) {
      const subject = await loadRecord(database, form, context.now)
      return subject ? context.change('create', (tx) => correct(tx, subject, form, context)) : GONE
    },
    withdraw: ({ id }, { change, now }) =>
      change('withdraw', async (tx) => {
        const correction = await findById(tx, id)
        const kind = correction && findKind(correction.kind)
        if (!correction || !kind) return GONE
        const row = viewCorrection(correction, false)
        const { after } = await withdrawCorrection(tx, kind, correction, now)
        const before = auditedState(row)
        const value = textOf(kind, row.field, after) ?? ''
        return { subject: id, before, after: { ...before, value }, result: row }
      }),
  }
}
