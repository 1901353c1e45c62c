import type { ColumnsOrigin, OtherValue, RecordView, Section } from '@zhushutong/domain/records'

const sectionColumns = (section: Section): readonly string[] => {
  if (section.type === 'fields') return section.columns
  return section.type === 'table' || section.type === 'text' ? [section.column] : []
}

/** True for the source that the head of the page names. */
const isHeadSource = ({ source, dataOn }: ColumnsOrigin, record: RecordView): boolean =>
  source === record.sourcePlatform && dataOn === record.dataOn

/** A source of a section, with the columns that come from it; none for the whole section. */
export interface SectionOrigin extends ColumnsOrigin {
  readonly isWhole: boolean
}

/** The sources of a section, unless all of its values have the source in the head of the page (DAT-14). */
export function listSectionOrigins(section: Section, record: RecordView): readonly SectionOrigin[] {
  const columns = new Set(sectionColumns(section))
  const origins = (record.origins ?? [])
    .map((origin) => ({ ...origin, columns: origin.columns.filter((key) => columns.has(key)) }))
    .filter((origin) => origin.columns.length > 0)
  if (origins.every((origin) => isHeadSource(origin, record))) return []
  return origins
    .map((origin) => ({ ...origin, isWhole: origins.length === 1 || isHeadSource(origin, record) }))
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole))
}

/** The correction of a column, and the values of others that differ (DAT-13). */
export function findStatements(
  { origins = [], others = [] }: Pick<RecordView, 'origins' | 'others'>,
  column: string,
): { readonly correction: ColumnsOrigin | null; readonly others: readonly OtherValue[] } {
  const origin = origins.find(({ columns }) => columns.includes(column))
  return {
    correction: origin !== undefined && origin.evidence !== null ? origin : null,
    others: others.filter((other) => other.column === column),
  }
}

/** The sources of listed records in one: their names, the newest dates, and the oldest check. */
export function summariseOrigins(records: readonly RecordView[]) {
  const newest = <T extends string | number>(values: readonly T[]): T | null =>
    [...values].sort().at(-1) ?? null
  const sources = [
    ...new Set(
      records.flatMap(({ sourcePlatform }) => (typeof sourcePlatform === 'string' ? [sourcePlatform] : [])),
    ),
  ]
  const days = records.flatMap(({ dataOn }) => (typeof dataOn === 'string' ? [dataOn] : []))
  const times = (key: 'collectedAt' | 'checkedAt') =>
    records.flatMap(({ [key]: time }) => (typeof time === 'number' ? [time] : []))
  const checked = times('checkedAt')
  return {
    sources,
    dataOn: newest(days),
    collectedAt: times('collectedAt').reduce<number | null>(
      (last, time) => Math.max(last ?? time, time),
      null,
    ),
    checkedAt: checked.length < records.length || checked.length === 0 ? null : Math.min(...checked),
  }
}
