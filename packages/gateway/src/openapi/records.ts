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

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/people$/, 'person'],
  [/ies$/, 'y'],
  [/s$/, ''],
]

/** Schema name of a kind's record, from the name of its resource: `BidResult` for `bidResults`. */
export function recordName({ resource }: RecordKind) {
  const [plural, ending] = PLURALS.find(([pattern]) => pattern.test(resource)) ?? [/$/, '']
  const name = resource.replace(plural, ending)
  return `${name[0]!.toUpperCase()}${name.slice(1)}`
}

/** Schema name of a record in a list of its kind: `CompanyListItem`. */
export function listItemName(kind: RecordKind) {
  return `${recordName(kind)}ListItem`
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
    if (column.type === 'enum') part['x-extensible-enum'] = column.options.map(({ value }) => value)
    if (column.type === 'table' && typeof part.items === 'object') describe(part.items, column.columns)
  }
}

/** Adds the labels of a kind's declaration to its record's schema. */
export function describeRecord(kind: RecordKind, schema: JsonSchema): JsonSchema {
  schema.description = `${kind.label}。所有字段都可能为 null；打码的文字为星号，打码的数字为 null，原因见 locks`
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
export function filtersName(kind: RecordKind) {
  return `${recordName(kind)}Filters`
}

/** Adds the values that a filter accepts: all options; of a range only its presets, beside any min~max. */
const describeValues = (filter: Filter, items: JsonSchema) => {
  if ('options' in filter) items.enum = filter.options.map(({ value }) => value)
  if ('presets' in filter && filter.presets.length > 0)
    items['x-extensible-enum'] = filter.presets.map(({ value }) => value)
}

/** A kind's filters, with the labels and values of its declaration. */
export function describeFilters(kind: RecordKind, filters: JsonSchema): JsonSchema {
  for (const filter of kind.filters) {
    const part = filters.properties?.[filter.key]
    if (!part) continue
    part.description = filterText(filter)
    if (typeof part.items === 'object') describeValues(filter, part.items)
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
