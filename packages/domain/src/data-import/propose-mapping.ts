import { type Column, columnsOf, findColumn, KINDS, type RecordKind } from '../records'
import { listNames } from './header-name'
import { type Headers, isFilled, namesOf, readHeaders, ruleOf, type Sample } from './header-rules'
import type { MappedColumn, MappingFile } from './mapping-file'
import { proposeTables } from './propose-tables'
import { DATE_HEADERS, PLACE_HEADERS } from './vendor-headers.data'

const REASON = '原因'

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
      ({ key, type, hidden }) =>
        key !== kind.title && hidden !== true && (type === 'code' || type === 'date' || /Name$/.test(key)),
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
  const tables = proposeTables(headers, kind, samples)
  const used = new Set(
    Object.values(tables).flatMap((table) =>
      Object.values(table.columns).flatMap((rule) => headersIn(rule)[0] ?? []),
    ),
  )
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
    ...(Object.keys(tables).length > 0 && { tables }),
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
  for (const [key, table] of Object.entries(tables))
    for (const header of Object.values(table.columns).flatMap(headersIn))
      if (!labels.has(header)) labels.set(header, findColumn(kind, key)?.label ?? key)
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
