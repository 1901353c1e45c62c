import type { AnyCell, AnyValue, RecordKind } from '../records'

type Values = Readonly<Record<string, AnyValue>>
type Cells = Readonly<Record<string, AnyCell>>

/** A company that takes the place of another one in links. */
interface LinkMove {
  readonly from: string
  readonly to: string
}

/** The column with the ids of each consortium, joined by spaces. */
const CONSORTIA = 'consortia'

interface LinkColumns {
  /** Columns with the id of a record, or a list of ids. */
  readonly keys: readonly string[]
  /** Tables with cells of ids, each beside the cell with the name. */
  readonly tables: ReadonlyArray<{
    readonly key: string
    readonly cells: ReadonlyArray<{ readonly id: string; readonly name: string }>
  }>
}

/** The columns of a kind that link to other records and are stored, not computed. */
export function linkColumnsOf(kind: RecordKind): LinkColumns {
  const stored = kind.columns.filter(({ derived }) => !derived)
  const known = new Set(stored.map(({ key }) => key))
  const linked = stored.flatMap(({ link }) => (link && link.id !== 'id' ? [link.id] : []))
  const references = kind.filters.flatMap((filter) =>
    filter.type === 'reference' && filter.by !== 'code' ? [filter.column] : [],
  )
  const tables = stored.flatMap((column) => {
    if (column.type !== 'table') return []
    const cells = column.columns.flatMap(({ key, link }) => (link ? [{ id: link.id, name: key }] : []))
    return cells.length > 0 ? [{ key: column.key, cells }] : []
  })
  return { keys: [...new Set([...linked, ...references, CONSORTIA])].filter((key) => known.has(key)), tables }
}

const rowsIn = (value: AnyValue | undefined) => (Array.isArray(value) ? (value as readonly Cells[]) : [])
const idsIn = (value: AnyValue | undefined) => (Array.isArray(value) ? value.map(String) : null)

const changedOnly = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key] ?? null),
    ),
  )

const moveJoined = (joined: string, { from, to }: LinkMove): string =>
  [...new Set(joined.split(' ').map((id) => (id === from ? to : id)))].join(' ')

const moveCells = (row: Cells, cells: readonly string[], { from, to }: LinkMove): Cells =>
  cells.some((id) => row[id] === from)
    ? { ...row, ...Object.fromEntries(cells.filter((id) => row[id] === from).map((id) => [id, to])) }
    : row

/** The changed columns of a record whose links to one company become links to another one (DAT-32). */
export function moveLinks(kind: RecordKind, values: Values, move: LinkMove): Values {
  const { keys, tables } = linkColumnsOf(kind)
  const single = keys.map((key): [string, AnyValue] => {
    const value = values[key] ?? null
    if (value === move.from) return [key, move.to]
    const ids = idsIn(value)
    if (!ids?.some((id) => id.split(' ').includes(move.from))) return [key, value]
    return [key, [...new Set(ids.map((joined) => moveJoined(joined, move)))]]
  })
  const inTables = tables.map(({ key, cells }): [string, AnyValue] => {
    const rows = rowsIn(values[key])
    const ids = cells.map(({ id }) => id)
    if (!rows.some((row) => ids.some((id) => row[id] === move.from))) return [key, values[key] ?? null]
    return [key, rows.map((row) => moveCells(row, ids, move)) as AnyValue]
  })
  return changedOnly(values, Object.fromEntries([...single, ...inTables]))
}

/** The row of before at the same place with the same name, or else any row with that name. */
const rowBefore = (before: readonly Cells[], row: Cells, at: number, name: string) =>
  before[at]?.[name] === row[name] ? before[at] : before.find((other) => other[name] === row[name])

/** The consortium of before that the merge turned into this one. */
const joinedBefore = (joined: string, before: readonly string[], { from, to }: LinkMove): string =>
  before.find((other) => moveJoined(other, { from: to, to: from }) === joined) ?? joined

/**
 * The changed columns of a record whose links return to a company that was split off again (DAT-33). Links that were
 * changed since the merge stay.
 * @param before the link columns before the merge
 * @param move from the company that survived, to the one that was merged
 */
export function returnLinks(kind: RecordKind, values: Values, before: Values, move: LinkMove): Values {
  const { keys, tables } = linkColumnsOf(kind)
  const single = keys.map((key): [string, AnyValue] => {
    const value = values[key] ?? null
    if (before[key] === move.to) return [key, value === move.from ? move.to : value]
    const [ids, idsBefore] = [idsIn(value), idsIn(before[key])]
    if (key === CONSORTIA && ids && idsBefore)
      return [key, ids.map((joined) => joinedBefore(joined, idsBefore, move))]
    if (!ids?.includes(move.from) || !idsBefore?.includes(move.to)) return [key, value]
    const others = idsBefore.includes(move.from) ? ids : ids.filter((id) => id !== move.from)
    return [key, [...new Set([...others, move.to])]]
  })
  const inTables = tables.map(({ key, cells }): [string, AnyValue] => {
    const [rows, rowsBefore] = [rowsIn(values[key]), rowsIn(before[key])]
    const returned = rows.map((row, at) => {
      const ids = cells
        .filter(
          ({ id, name }) => row[id] === move.from && rowBefore(rowsBefore, row, at, name)?.[id] === move.to,
        )
        .map(({ id }) => id)
      return moveCells(row, ids, move)
    })
    return [
      key,
      returned.some((row, at) => row !== rows[at]) ? (returned as AnyValue) : (values[key] ?? null),
    ]
  })
  return changedOnly(values, Object.fromEntries([...single, ...inTables]))
}
