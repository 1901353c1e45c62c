import { buildExportHeaders } from '../export'
import { type Column, columnsOf, findColumn, KINDS, type KindName, type RecordKind } from '../records'
import { listNames, readHeaderName } from './header-name'
import type { MappedColumn, MappingFile, ParseName } from './mapping-file'
import { STATUS_WORDS } from './status-words.data'
import { DATE_HEADERS, PLACE_HEADERS, QUALIFICATION_HEADERS, VENDOR_HEADERS } from './vendor-headers.data'

/** A row of the file: texts by header. */
type Sample = Readonly<Record<string, unknown>>

/** A mapping by the headers of a file. */
interface MappingProposal {
  readonly file: MappingFile
  /** The headers with the labels of the columns that they fill; null for a header that fills none. */
  readonly fields: ReadonlyArray<{ readonly header: string; readonly column: string | null }>
  /** Chinese remarks about what is left for a person to decide. */
  readonly notes: readonly string[]
  /** True when the title and the identity of the records are mapped, so that the file can be imported as proposed. */
  readonly isCertain: boolean
}

interface Headers {
  readonly list: readonly string[]
  /** The first header with one of the names, the earlier names first. */
  find(names: readonly string[]): string | null
}

const readHeaders = (list: readonly string[]): Headers => {
  const read = list.map((header) => ({ header, ...readHeaderName(header) }))
  const find = (names: readonly string[]) => {
    for (const wanted of names) {
      const match =
        read.find(({ whole }) => whole === wanted) ??
        read.find(({ name, unit }) => unit !== '' && name === wanted)
      if (match) return match.header
    }
    return null
  }
  return { list, find }
}

const REASON = '原因'
/** Dates that belong to the source's statement and are no values of the record. */
const DATES: ReadonlySet<string> = new Set(['dataOn', 'withdrawnOn'])

/** True for a column that a file's field can fill: none that follows from others, and no reference that imports make. */
export function isFilled(kind: RecordKind, column: Column): boolean {
  return (
    !column.derived &&
    !column.computed &&
    !column.internal &&
    (column.exported === true || column.hidden !== true) &&
    column.from === undefined &&
    column.type !== 'table' &&
    !DATES.has(column.key) &&
    !kind.columns.some((other) => other.link?.id === column.key)
  )
}

const namesOf = (kind: RecordKind, column: Column): readonly string[] => {
  const all = columnsOf(kind)
  const own = buildExportHeaders(all)[all.indexOf(column)] ?? column.label
  const vendor = VENDOR_HEADERS[kind.kind as KindName]?.[column.key] ?? ''
  return [own, column.label]
    .map((name) => readHeaderName(name).whole)
    .concat(vendor === '' ? [] : listNames(vendor))
}

/** The ways to read an amount by the unit in its header. */
export const SCALES: Readonly<Record<string, ParseName>> = {
  元: 'yuan',
  万元: 'wan',
  万: 'wan',
  亿元: 'yi',
  亿: 'yi',
}
const BARE = /^[\s¥￥]*[\d.,，]+\s*$/

const textsIn = (samples: readonly Sample[], header: string): string[] =>
  samples.map((row) => String(row[header] ?? '').trim()).filter((text) => text !== '')

const moneyRule = (
  headers: Headers,
  kind: RecordKind,
  column: Column,
  header: string,
  samples: readonly Sample[],
) => {
  const parse = SCALES[readHeaderName(header).unit]
  const currency = column.type === 'fen' && column.currency ? findColumn(kind, column.currency) : undefined
  const currencyHeader = currency ? headers.find(namesOf(kind, currency)) : null
  if (parse) return { from: currencyHeader ? [header, currencyHeader] : header, parse }
  const amounts = textsIn(samples, header).filter((text) => !/^[0.]+$/.test(text))
  const isBare = amounts.filter((text) => BARE.test(text)).length * 2 > amounts.length
  return isBare ? null : header
}

const UNKNOWN_WORDS: Readonly<Record<string, string>> = { 未核验: '', 暂未收录: '' }

/** The words of a column's values that exports write differently; null without any. */
export function wordsOf(kind: RecordKind, column: Column) {
  if (kind.kind === 'company' && column.key === 'status') return STATUS_WORDS
  return column.key === 'checkedAt' || column.counts !== undefined ? UNKNOWN_WORDS : null
}

/** The rule of a column by its header; null where the unit of its amounts is not known. */
const ruleOf = (
  headers: Headers,
  kind: RecordKind,
  column: Column,
  header: string,
  samples: readonly Sample[],
): MappedColumn | null => {
  if (column.type === 'fen') return moneyRule(headers, kind, column, header, samples)
  const words = wordsOf(kind, column)
  return words ? { from: header, words } : header
}

/** A region by the fields for province, city, county and address, or by the exported name of the place. */
const regionRule = (headers: Headers, kind: RecordKind, column: Column): MappedColumn | null => {
  const place = (names: string) => headers.find(listNames(names)) ?? ''
  const address = findColumn(kind, 'address')
  const whole = headers.find(namesOf(kind, column))
  if (whole) return { from: whole, parse: 'region' }
  const parts = [
    place(PLACE_HEADERS.province),
    place(PLACE_HEADERS.city),
    (address && headers.find(namesOf(kind, address))) ?? '',
    place(PLACE_HEADERS.county),
  ]
  while (parts.at(-1) === '') parts.pop()
  return parts.length === 0 ? null : { from: parts, parse: 'region' }
}

const MIN_QUALIFICATION_FIELDS = 2

const qualificationTable = (headers: Headers, kind: RecordKind): MappingFile['tables'] => {
  if (kind.kind !== 'company') return undefined
  const columns = Object.entries(QUALIFICATION_HEADERS).flatMap(([key, names]) => {
    const header = headers.find(listNames(names))
    return header === null ? [] : [[key, header] as const]
  })
  const isTable = columns.length >= MIN_QUALIFICATION_FIELDS && columns[0]?.[0] === 'name'
  return isTable ? { qualifications: { columns: Object.fromEntries(columns) } } : undefined
}

const ID_NAMES = listNames('记录网址 记录编号 公告编号 编号 ID UUID INFOID 主键')

const isUnique = (samples: readonly Sample[], key: readonly string[]): boolean => {
  const rows = samples.map((row) => key.map((header) => String(row[header] ?? '').trim()))
  return (
    rows.every(([first]) => first !== '') && new Set(rows.map((row) => row.join('\n'))).size === rows.length
  )
}

/** The headers that identify a row: a number of its own, its page, or its title with the codes and names beside it. */
const findKey = (
  headers: Headers,
  kind: RecordKind,
  headerOf: (key: string) => string | null,
  samples: readonly Sample[],
) => {
  const title = headerOf(kind.title)
  const id = headers.find(ID_NAMES)
  const url = headerOf('sourceUrl')
  const parts = kind.columns
    .filter(
      ({ key, type }) => key !== kind.title && (type === 'code' || type === 'date' || /Name$/.test(key)),
    )
    .flatMap(({ key }) => headerOf(key) ?? [])
  const choices = [
    ...[id, url].flatMap((header) => (header ? [[header]] : [])),
    ...(title ? [[title, ...parts]] : []),
  ]
  return choices.find((key) => isUnique(samples, key)) ?? null
}

/** Headers that only exports of a vendor have, with the source's name. */
const VENDORS: ReadonlyArray<readonly [source: string, platform: string, headers: string]> = [
  ['tianyancha', '天眼查', '公司名称 最新年报地址'],
  ['tianyancha', '天眼查', '公司名称 国标行业门类'],
  ['qichacha', '企查查', '企业(机构)类型 登记状态'],
  ['jianshetong', '建设通', '企业名称 资质等级 证书编号'],
  ['jianshetong', '建设通', '中标单位 项目经理 中标金额'],
  ['own-export', '', '采集时间 核验时间'],
]

const vendorOf = (headers: Headers, kind: RecordKind) => {
  const vendor = VENDORS.find(([, , names]) =>
    listNames(names).every((name) => headers.find([name]) !== null),
  )
  if (!vendor) return { source: `${kind.kind.toLowerCase()}-table` }
  return { source: vendor[0], ...(vendor[1] !== '' && { platform: vendor[1] }) }
}

/** Columns with their headers and rules; a header fills one column, besides its part in a region. */
const mapColumns = (headers: Headers, kind: RecordKind, samples: readonly Sample[], used: Set<string>) => {
  const columns: Record<string, MappedColumn> = {}
  const headerByKey = new Map<string, string>()
  const notes: string[] = []
  for (const column of columnsOf(kind).filter((each) => isFilled(kind, each) && each.type !== 'region')) {
    const header = headers.find(namesOf(kind, column))
    if (header === null || used.has(header) || header === REASON) continue
    const rule = ruleOf(headers, kind, column, header, samples)
    if (rule === null) {
      notes.push(`“${header}”没有单位：请在映射里写明 parse 为 yuan（元）或 wan（万元）`)
      continue
    }
    used.add(header)
    headerByKey.set(column.key, header)
    columns[column.key] = rule
  }
  for (const column of columnsOf(kind).filter(({ type }) => type === 'region')) {
    const rule = regionRule(headers, kind, column)
    if (rule) columns[column.key] = rule
  }
  return { columns, headerByKey, notes }
}

const headersIn = (rule: MappedColumn): readonly string[] =>
  typeof rule === 'string' ? [rule] : 'value' in rule ? [] : [rule.from].flat()

/**
 * A mapping of a file's headers to the columns of a kind, by the labels of the columns, the headers of its exports and those
 * of known vendors (DAT-49). Without the title or an identity it is not certain and only a draft for a person.
 * @param samples some rows of the file
 */
export function proposeMapping(
  kind: RecordKind,
  list: readonly string[],
  samples: readonly Sample[],
): MappingProposal {
  const headers = readHeaders(list)
  const tables = qualificationTable(headers, kind)
  const used = new Set(Object.values(tables?.qualifications?.columns ?? {}).flatMap(headersIn))
  const { columns, headerByKey, notes } = mapColumns(headers, kind, samples, used)
  const headerOf = (key: string) => headerByKey.get(key) ?? null
  const date = headers.find(listNames(DATE_HEADERS))
  const record = headers.find(['记录网址'])
  const key = kind.kind === 'company' ? null : findKey(headers, kind, headerOf, samples)
  const [first, ...more] = key ?? []
  const file: MappingFile = {
    ...vendorOf(headers, kind),
    ...(first !== undefined && { key: first }),
    ...(more.length > 0 && { moreKey: more }),
    columns,
    ...(tables && { tables }),
    ...(date !== null && { date }),
    ...(record !== null && { record }),
  }
  const hasTitle = columns[kind.title] !== undefined
  const isCompany = kind.kind === 'company'
  const isIdentified = isCompany
    ? columns.creditCode !== undefined || columns.region !== undefined
    : key !== null
  if (!hasTitle) notes.push(`没有找到“${findColumn(kind, kind.title)?.label}”这一列`)
  else if (!isIdentified) notes.push(isCompany ? '没有信用代码，也没有地区' : '看不出哪些列能区分每一行')
  const labels = new Map<string, string>()
  for (const [column, rule] of Object.entries(columns))
    for (const header of headersIn(rule))
      if (!labels.has(header)) labels.set(header, findColumn(kind, column)?.label ?? column)
  for (const header of used) if (!labels.has(header)) labels.set(header, '企业资质')
  const fields = list.map((header) => ({ header, column: labels.get(header) ?? null }))
  return { file, fields, notes, isCertain: hasTitle && isIdentified }
}

/**
 * The kind of record that a file probably has: of the kinds with a certain proposal, the one with the most filled columns
 * (DAT-58). Null without any.
 */
export function guessKind(list: readonly string[], samples: readonly Sample[]): RecordKind | null {
  const choices = KINDS.flatMap((kind) => {
    const { isCertain, fields } = proposeMapping(kind, list, samples)
    return isCertain ? [{ kind, filled: fields.filter(({ column }) => column !== null).length }] : []
  })
  return choices.toSorted((a, b) => b.filled - a.filled)[0]?.kind ?? null
}
