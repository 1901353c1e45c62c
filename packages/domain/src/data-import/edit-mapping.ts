import { type Column, columnsOf, findColumn, type RecordKind } from '../records'
import { readHeaderName } from './header-name'
import { isFilled, SCALES, wordsOf } from './header-rules'
import type { MappedColumn, MappingFile, ParseName } from './mapping-file'

/** A place of a mapping that a field of a file can fill: a column, a part of a region, a cell of a table. */
export interface MappingTarget {
  readonly id: string
  readonly label: string
  /** True for an amount, whose unit the field may leave out. */
  readonly isAmount: boolean
}

/** The ways to read an amount: with its unit beside the figure, or in one unit. */
export const AMOUNT_PARSES = { capital: '带单位', yuan: '元', wan: '万元', yi: '亿元' } as const

/** The places of the fields in the rule of a region. */
const PLACES = { province: 0, city: 1, county: 3 } as const
const PLACE_LABELS = { province: '省', city: '市', county: '区县' } as const
const ADDRESS_PLACE = 2
const PLACE_NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[]

const DATE = '@date'
const RECORD = '@record'

const regionTargets = ({ key, label }: Column): MappingTarget[] => [
  { id: key, label: `${label}（全名）`, isAmount: false },
  ...PLACE_NAMES.map((place) => ({
    id: `${key}.${place}`,
    label: `${label}：${PLACE_LABELS[place]}`,
    isAmount: false,
  })),
]

const tableTargets = (column: Column): MappingTarget[] => {
  if (column.type !== 'table') return []
  const cells = column.columns.filter(({ key }) => !column.columns.some((other) => other.link?.id === key))
  return cells.map((cell) => ({
    id: `${column.key}.${cell.key}`,
    label: `${column.label}：${cell.label}`,
    isAmount: cell.type === 'fen',
  }))
}

/** The places that the fields of a file can fill in records of a kind. */
export function listTargets(kind: RecordKind): readonly MappingTarget[] {
  const columns = columnsOf(kind)
  const plain = columns.filter((column) => isFilled(kind, column))
  return [
    ...plain.flatMap((column) =>
      column.type === 'region'
        ? regionTargets(column)
        : [{ id: column.key, label: column.label, isAmount: column.type === 'fen' }],
    ),
    ...columns.filter((column) => !column.derived && !column.computed).flatMap(tableTargets),
    { id: DATE, label: '数据日期', isAmount: false },
    { id: RECORD, label: '本站的记录网址', isAmount: false },
  ]
}

const headersOf = (rule: MappedColumn | undefined): readonly string[] =>
  rule === undefined
    ? []
    : typeof rule === 'string'
      ? [rule]
      : 'value' in rule
        ? []
        : typeof rule.from === 'string'
          ? [rule.from]
          : rule.from

const parseOf = (rule: MappedColumn): ParseName | null =>
  typeof rule === 'object' && 'parse' in rule ? (rule.parse ?? null) : null

const isParts = (rule: MappedColumn | undefined): rule is { readonly from: readonly string[] } =>
  typeof rule === 'object' && 'from' in rule && typeof rule.from !== 'string'

const isRegion = (kind: RecordKind, key: string) => findColumn(kind, key)?.type === 'region'

/** True for a table whose rows are rows of the file or lines of its cells; others are not changed field by field. */
const isEditable = ({ each, split, columns }: NonNullable<MappingFile['tables']>[string]) =>
  each === undefined &&
  split === undefined &&
  !Object.values(columns).some((rule) => headersOf(rule).some((header) => header.includes('{n}')))

const editableTables = ({ tables = {} }: MappingFile) =>
  Object.entries(tables).filter(([, table]) => isEditable(table))

interface Assignment {
  readonly target: string
  readonly parse: ParseName | null
}

/** The place that each field fills, by the name of the field. */
export function readAssignments(kind: RecordKind, file: MappingFile): ReadonlyMap<string, Assignment> {
  const assignments = new Map<string, Assignment>()
  const assign = (header: string | undefined, target: string, parse: ParseName | null = null) => {
    if (header && !assignments.has(header)) assignments.set(header, { target, parse })
  }
  for (const [key, rule] of Object.entries(file.columns))
    if (isRegion(kind, key) && isParts(rule))
      for (const place of PLACE_NAMES) assign(rule.from[PLACES[place]], `${key}.${place}`)
    else assign(headersOf(rule)[0], key, parseOf(rule))
  for (const [key, { columns }] of editableTables(file))
    for (const [cell, rule] of Object.entries(columns))
      assign(headersOf(rule)[0], `${key}.${cell}`, parseOf(rule))
  assign(headersOf(file.date)[0], DATE)
  assign(file.record, RECORD)
  return assignments
}

const withoutKeys = <T>(record: Readonly<Record<string, T>>, isLeftOut: (value: T, key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => !isLeftOut(value, key)))

const release = (kind: RecordKind, { date, record, ...file }: MappingFile, header: string): MappingFile => {
  const isIts = (rule: MappedColumn) => headersOf(rule)[0] === header
  const columns = Object.entries(file.columns).flatMap(([key, rule]) => {
    if (!isRegion(kind, key) || !isParts(rule)) return isIts(rule) ? [] : [[key, rule] as const]
    const from = rule.from.map((each, at) => (each === header && at !== ADDRESS_PLACE ? '' : each))
    return [[key, { ...rule, from }] as const]
  })
  const tables = Object.entries(file.tables ?? {}).flatMap(([key, table]) => {
    if (!isEditable(table)) return [[key, table] as const]
    const cells = withoutKeys(table.columns, isIts)
    return Object.keys(cells).length > 0 ? [[key, { ...table, columns: cells }] as const] : []
  })
  const { tables: _, ...rest } = file
  return {
    ...rest,
    columns: Object.fromEntries(columns),
    ...(tables.length > 0 && { tables: Object.fromEntries(tables) }),
    ...(date !== undefined && !isIts(date) && { date }),
    ...(record !== undefined && record !== header && { record }),
  }
}

const amountRule = (header: string, parse: ParseName | null): MappedColumn => {
  const way = parse ?? SCALES[readHeaderName(header).unit]
  return way === undefined || way === 'capital' ? header : { from: header, parse: way }
}

const ruleFor = (kind: RecordKind, column: Column, header: string, parse: ParseName | null): MappedColumn => {
  if (column.type === 'fen') return amountRule(header, parse)
  const words = wordsOf(kind, column)
  return words ? { from: header, words } : header
}

const withPlace = (rule: MappedColumn | undefined, place: keyof typeof PLACES, header: string) => {
  const from = isParts(rule) ? [...rule.from] : []
  while (from.length <= PLACES[place]) from.push('')
  from[PLACES[place]] = header
  return { from, parse: 'region' as const }
}

const place = (
  kind: RecordKind,
  file: MappingFile,
  header: string,
  target: string,
  parse: ParseName | null,
): MappingFile => {
  if (target === DATE) return { ...file, date: header }
  if (target === RECORD) return { ...file, record: header }
  const [key = '', part] = target.split('.')
  const column = findColumn(kind, key)
  if (!column) return file
  const fill = (rule: MappedColumn) => ({ ...file, columns: { ...file.columns, [key]: rule } })
  if (column.type === 'region')
    return fill(
      part === undefined
        ? { from: header, parse: 'region' }
        : withPlace(file.columns[key], part as keyof typeof PLACES, header),
    )
  if (column.type !== 'table') return fill(ruleFor(kind, column, header, parse))
  const cell = column.columns.find((each) => each.key === part)
  if (!cell || part === undefined) return file
  const cells = { ...file.tables?.[key]?.columns, [part]: ruleFor(kind, cell, header, parse) }
  // A row without the first cell of the table is left out, so the cells stay in the table's order.
  const ordered = column.columns.flatMap((each) => {
    const rule = cells[each.key]
    return rule === undefined ? [] : [[each.key, rule] as const]
  })
  const table = { ...file.tables?.[key], columns: Object.fromEntries(ordered) }
  return { ...file, tables: { ...file.tables, [key]: table } }
}

/** The address of a record says where it is, too: its field stands among the parts of the region. */
const withAddress = (kind: RecordKind, file: MappingFile): MappingFile => {
  const [address = ''] = headersOf(file.columns.address)
  const regions = columnsOf(kind).filter(({ type }) => type === 'region')
  const changed = regions.flatMap(({ key }): [string, MappedColumn | undefined][] => {
    const rule = file.columns[key]
    if (rule !== undefined && !isParts(rule)) return []
    const from = rule ? [...rule.from] : []
    while (from.length <= ADDRESS_PLACE) from.push('')
    from[ADDRESS_PLACE] = address
    while (from.at(-1) === '') from.pop()
    return [[key, from.length > 0 ? { from, parse: 'region' } : undefined]]
  })
  const columns = Object.entries({ ...file.columns, ...Object.fromEntries(changed) })
  const filled = columns.flatMap(([key, rule]) => (rule === undefined ? [] : [[key, rule] as const]))
  return { ...file, columns: Object.fromEntries(filled) }
}

/**
 * A mapping in which a field fills another place, or none for null (DAT-56). The field that filled the place before fills
 * none. `parse` is the way to read an amount.
 */
export function assignField(
  kind: RecordKind,
  file: MappingFile,
  header: string,
  target: string | null,
  parse: ParseName | null = null,
): MappingFile {
  const released = release(kind, file, header)
  if (target === null) return withAddress(kind, released)
  const before = [...readAssignments(kind, released)].find(([, each]) => each.target === target)?.[0]
  const free = before === undefined ? released : release(kind, released, before)
  return withAddress(kind, place(kind, free, header, target, parse))
}

/** A mapping that distinguishes rows by these fields; the first must be filled, the others may be blank. */
export function setKey(
  { key: _, moreKey: __, ...file }: MappingFile,
  headers: readonly string[],
): MappingFile {
  const [key, ...more] = headers
  return { ...file, ...(key !== undefined && { key }), ...(more.length > 0 && { moreKey: more }) }
}
