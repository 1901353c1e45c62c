import { listTableCells } from '../export'
import type { CellColumn, Column, KindName, RecordKind } from '../records'
import { listNames, readHeaderName } from './header-name'
import { type Headers, ruleOf, type Sample } from './header-rules'
import type { MappedColumn, MappedTable } from './mapping-file'
import { QUALIFICATION_HEADERS, TABLE_HEADERS } from './vendor-headers.data'

type TableColumn = Extract<Column, { readonly type: 'table' }>

const MIN_CELLS = 2

const joined = (over: string, cell: string) => readHeaderName(`${over}：${cell}`).whole

/** The names of a cell in headers: that of our own exports, then the name over the columns with the one of the column. */
export function listCellNames(kind: RecordKind, table: TableColumn, cell: CellColumn): readonly string[] {
  const { over = '', cells = {} } = TABLE_HEADERS[kind.kind as KindName]?.[table.key] ?? {}
  const below = [cell.label, ...(cells[cell.key] ?? '').split(' ')].filter((name) => name !== '')
  const above = [table.label, ...over.split(' ')].filter((name) => name !== '')
  const flat = kind.kind === 'company' ? QUALIFICATION_HEADERS[cell.key] : undefined
  return [
    ...above.flatMap((name) => below.map((each) => joined(name, each))),
    ...(flat === undefined ? [] : listNames(flat)),
  ]
}

/** The cell without which a row says nothing: the name of a company, of a qualification, of a certificate. */
const nameOf = (cells: readonly CellColumn[]): CellColumn | undefined =>
  cells.find(({ link, namesQualifications }) => link !== undefined || namesQualifications) ??
  cells.find(({ type }) => type === 'text')

/** True for a file of our own exports, whose tables are lines in the cells of a row (DAT-39). */
const isOwnExport = (headers: Headers) =>
  ['采集时间', '核验时间'].every((name) => headers.find([name]) !== null)

/** The tables of a kind by headers: those of our own exports, or columns below a common name (DAT-39). */
export function proposeTables(
  headers: Headers,
  kind: RecordKind,
  samples: readonly Sample[],
): Readonly<Record<string, MappedTable>> {
  const isOwn = isOwnExport(headers)
  const tables = kind.columns.flatMap((table) => {
    if (table.type !== 'table' || !table.exported) return []
    const cells = listTableCells(table)
    const name = nameOf(cells)
    const rules = cells.flatMap((cell): ReadonlyArray<readonly [string, MappedColumn]> => {
      const header = headers.find(listCellNames(kind, table, cell))
      const rule = header === null ? null : ruleOf(headers, kind, cell, header, samples)
      return rule === null ? [] : [[cell.key, rule]]
    })
    if (isOwn)
      return rules.length === 0
        ? []
        : [[table.key, { lines: true, columns: Object.fromEntries(rules) }] as const]
    const ordered = rules.toSorted(([a], [b]) => Number(b === name?.key) - Number(a === name?.key))
    const isTable = ordered.length >= MIN_CELLS && ordered[0]?.[0] === name?.key
    return isTable ? [[table.key, { columns: Object.fromEntries(ordered) }] as const] : []
  })
  return Object.fromEntries(tables)
}
