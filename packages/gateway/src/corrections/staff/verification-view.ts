import { buildRecordHref } from '@zhushutong/domain/addresses'
import { formatStated } from '@zhushutong/domain/history'
import { type AnyValue, type Column, findColumn, findKind, type RecordKind } from '@zhushutong/domain/records'
import { composeRecord, isSource } from '@zhushutong/domain/statements'
import { correctedKey, type StoredCorrection } from '../../import'
import type { Queryable } from '../../platform/db'
import { readStatements, selectUsed } from '../../records'

/** The corrected column of a correction; a column that no longer exists has its key as label. */
const columnOf = (
  kind: RecordKind | undefined,
  { values }: StoredCorrection,
): Pick<Column, 'key' | 'label'> => {
  const key = correctedKey(kind, values)
  return (kind && findColumn(kind, key)) ?? { key, label: key }
}

/** A value as pages show it, in the currency of its record. */
export function textOf(
  kind: RecordKind | undefined,
  key: string,
  value: AnyValue | undefined,
  currency: AnyValue = null,
): string | null {
  const column = kind && findColumn(kind, key)
  return column ? formatStated(column, value, currency) : null
}

/** The currency of an amount among values. */
function currencyIn(
  kind: RecordKind | undefined,
  key: string,
  values: Readonly<Record<string, AnyValue>> | null,
): AnyValue {
  const column = kind && findColumn(kind, key)
  return column?.type === 'fen' && column.currency ? (values?.[column.currency] ?? null) : null
}

/** The numbers of the corrections that their records show. */
export async function findShown(
  db: Pick<Queryable, 'select' | 'execute'>,
  corrections: readonly StoredCorrection[],
): Promise<ReadonlySet<number>> {
  const shown = new Set<number>()
  for (const name of new Set(corrections.map(({ kind }) => kind))) {
    const kind = findKind(name)
    if (!kind) continue
    const own = corrections.filter((each) => each.kind === name)
    const byRecord = await readStatements(
      db,
      kind,
      own.map(({ recordId }) => recordId),
    )
    for (const each of own) {
      const used = selectUsed(byRecord.get(each.recordId) ?? [])
      if (!used.some(isSource)) continue
      const origin = composeRecord(kind, used).origins[columnOf(kind, each).key]
      if (used.some((statement) => statement === origin && statement.ordinal === each.id)) shown.add(each.id)
    }
  }
  return shown
}

/** The row of a correction in the back office. */
export function viewCorrection(correction: StoredCorrection, isShown: boolean) {
  const { id, kind: name, recordId, values, corrects, evidence, recordedAt } = correction
  const kind = findKind(name)
  const { key, label } = columnOf(kind, correction)
  return {
    id: String(id),
    kind: name,
    kindName: kind?.label ?? name,
    recordId,
    title: evidence?.title ?? recordId,
    href: kind ? buildRecordHref(kind, { id: recordId }) : null,
    field: key,
    fieldLabel: label,
    before: textOf(kind, key, corrects?.[key], currencyIn(kind, key, corrects)),
    value: textOf(kind, key, values[key], currencyIn(kind, key, values)),
    isShown,
    evidence: evidence?.text ?? '',
    evidenceUrl: evidence?.url ?? '',
    by: evidence?.by ?? '',
    createTime: recordedAt,
  }
}

/** The state of a correction in the audit log. */
export function auditedState(row: ReturnType<typeof viewCorrection>) {
  const { title, fieldLabel, value, evidence, evidenceUrl } = row
  return { record: title, field: fieldLabel, value: value ?? '', evidence, evidenceUrl }
}
