import {
  CATALOGUE,
  type CellColumn,
  type Column,
  detailColumns,
  listColumns,
  type RecordKind,
} from '@zhushutong/domain/records'

/** A plausible value: of the column's own words, and one of its options. */
const sampleCell = (column: CellColumn): string | number => {
  const { key, label } = column
  switch (column.type) {
    case 'date':
      return '2026-11-20'
    case 'time':
      return 1_795_140_000_000
    case 'fen':
      return 12_345_600
    case 'count':
      return 3
    case 'region':
      return '500112'
    case 'enum':
      return column.options[0]?.value ?? ''
    case 'link':
      return 'https://example.com/1'
    case 'code':
      return `SAMPLE${key.length}001`
    default:
      return /phone|mobile/i.test(key)
        ? '12800000000'
        : /name$/i.test(key)
          ? '重庆示例建筑有限公司'
          : `示例${label}`
  }
}

const sampleValue = (column: Column) => {
  if (column.type === 'tags') return []
  if (column.type !== 'table') return sampleCell(column)
  return [Object.fromEntries(column.columns.map((cell) => [cell.key, sampleCell(cell)]))]
}

const sampleOf = (columns: readonly Column[]) => ({
  ...Object.fromEntries(columns.map((column) => [column.key, sampleValue(column)])),
  id: 'record-1',
  expired: false,
  locks: {},
})

const samplesOf = (kind: RecordKind) => {
  const item = sampleOf(listColumns(kind))
  const listKeys = Object.keys(item)
  const more = Object.entries(sampleOf(detailColumns(kind))).filter(([key]) => !listKeys.includes(key))
  return { item, more: Object.fromEntries(more) }
}

/** A record of each kind as a list has it, and the further fields of a detail. */
export function describeSamples() {
  return Object.fromEntries(CATALOGUE.map((kind) => [kind.kind, samplesOf(kind)]))
}
