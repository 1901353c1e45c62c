import {
  type CellColumn,
  type Column,
  columnsOf,
  type Filter,
  listSorts,
  type Option,
  type RecordKind,
} from '@zhushutong/domain/records'
import { REQUIREMENT_NAMES } from './prose'
import { type JsonSchema, refTo } from './schema'

/** Schema name of a kind's record: `CompanyRecord`. */
export function recordName({ kind }: RecordKind) {
  return `${kind[0]!.toUpperCase()}${kind.slice(1)}Record`
}

/** Schema name of a record in a list of its kind: `CompanyListItem`. */
export function listItemName({ kind }: RecordKind) {
  return `${kind[0]!.toUpperCase()}${kind.slice(1)}ListItem`
}

const MAX_OPTIONS = 40

const optionsText = (options: readonly Option[]) => {
  const some = options.slice(0, MAX_OPTIONS).map(({ value, label }) => `${value} ${label}`)
  return `${some.join('、')}${options.length > MAX_OPTIONS ? ` 等 ${options.length} 项` : ''}`
}

const TYPE_NOTES: Partial<Record<Column['type'], string>> = {
  date: '日期 YYYY-MM-DD',
  time: 'UTC 毫秒时间戳',
  region: 'GB/T 2260 六位地区代码',
  link: '网址',
}

const typeNote = (column: Column | CellColumn) => {
  if (column.type === 'fen') return `金额，单位分${column.currency ? `，币种见 ${column.currency}` : ''}`
  if (column.type === 'enum') return optionsText(column.options)
  return TYPE_NOTES[column.type]
}

/** Describes a column: label, unit or values, and the membership it needs. */
const columnText = (column: Column | CellColumn): string => {
  const { access } = column
  const below = access?.below === 'locked' ? '不返回' : '打码'
  const closed = access && `${REQUIREMENT_NAMES[access.needs]}可见，否则${below}`
  return [column.label, typeNote(column), closed].filter(Boolean).join('；')
}

const describe = (schema: JsonSchema, columns: readonly (Column | CellColumn)[]) => {
  for (const column of columns) {
    const part = schema.properties?.[column.key]
    if (!part) continue
    part.description = columnText(column)
    if (column.type === 'fen') part['x-unit'] = 'fen'
    if (column.type === 'time') part['x-unit'] = 'ms'
    if (column.type === 'table' && typeof part.items === 'object') describe(part.items, column.columns)
  }
}

/** Adds the labels of a kind's declaration to its record's schema. */
export function describeRecord(kind: RecordKind, schema: JsonSchema): JsonSchema {
  schema.description = `${kind.label}。所有字段都可能为 null；打码的字段为星号，原因见 locks`
  describe(schema, columnsOf(kind))
  return schema
}

const FILTER_NOTES: Record<Filter['type'], string> = {
  options: '任选其一',
  head: '任选其一',
  tail: '任选其一',
  region: 'GB/T 2260 地区代码，省、市包含其下各级',
  range: '预设值，或 min~max，两端可空',
  reference: '另一条数据的编号',
  match: '多选时的匹配方式',
}

const filterText = (filter: Filter): string => {
  const options = 'options' in filter ? filter.options : 'presets' in filter ? filter.presets : []
  const unit = filter.type === 'range' && filter.of === 'fen' ? '（分）' : ''
  return [`${filter.label}${unit}`, FILTER_NOTES[filter.type], optionsText(options)]
    .filter(Boolean)
    .join('；')
}

/** Schema name of a kind's filters: `CompanyFilters`. */
export function filtersName({ kind }: RecordKind) {
  return `${kind[0]!.toUpperCase()}${kind.slice(1)}Filters`
}

/** A kind's filters, with the labels and values of its declaration. */
export function describeFilters(kind: RecordKind, filters: JsonSchema): JsonSchema {
  for (const filter of kind.filters) {
    const part = filters.properties?.[filter.key]
    if (part) part.description = filterText(filter)
  }
  filters.description = `${kind.label}的筛选条件，不同条件须同时满足`
  return filters
}

/** Adds a kind's filters and sorts to a request. */
export function withQuery(kind: RecordKind, request: JsonSchema): JsonSchema {
  const { filters, sort } = request.properties ?? {}
  if (filters) request.properties!.filters = refTo(filtersName(kind))
  if (sort) {
    const sorts = listSorts(kind)
    sort.enum = sorts.map(({ key }) => key)
    sort.description = `排序：${sorts.map(({ key, label }) => `${key} ${label}`).join('、')}`
  }
  return request
}
